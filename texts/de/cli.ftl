### What any command may have to say.

# $problem: what the system says, in English
system = Das Betriebssystem meldet: { $problem }.
