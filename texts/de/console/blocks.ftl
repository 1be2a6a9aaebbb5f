### What many pages of the console share.

console = Konsole
reason = Begründung
reasonNote = Sie steht mit Ihrem Namen im Journal und bleibt dort.
cancel = Abbrechen
sending = Wird gesendet
unfilled = Bitte ausfüllen: { $field }.
more = Weitere anzeigen
reload = Neu laden
asOf = Stand { $time }

# Of the wire's `Game`.
games-big21 = Big21
games-challenge = Black Jack Challenge

roles-operator = Betrieb
roles-support = Support
roles-auditor = Revision

yes = ja
no = nein
none = keine
