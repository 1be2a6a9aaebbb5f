### What any command may have to say.
### What a message is for, and what its values are, is said in the German file.

system = The system says: { $problem }.
