### What many pages of the console share.

console = Console
reason = Reason
reasonNote = It is written into the journal with your name and stays there.
cancel = Cancel
sending = Sending
unfilled = Please fill in: { $field }.
more = Show more
reload = Reload
asOf = As of { $time }

# Of the wire's `Game`.
games-big21 = Big21
games-challenge = Black Jack Challenge

roles-operator = Operator
roles-support = Support
roles-auditor = Auditor

yes = yes
no = no
none = none
