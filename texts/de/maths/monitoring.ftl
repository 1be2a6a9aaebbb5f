### Why plays cannot be judged by the laws of chance. Operators and mathematicians read this.

control_no_plays = In diesem Zeitraum wurde kein Spiel beendet; es gibt nichts zu prüfen.

# $law: the name of the law
control_law_not_solved = Das Gesetz { $law } ist noch nicht gelöst; ohne seine Werte lässt sich kein Spiel beurteilen. So wird es gelöst: ventuno solve --law { $law } (das geltende auch: ventuno round)

# $law: the name of the law
control_law_not_promised = Was das Gesetz { $law } jeder Spielstärke verspricht, ist noch nicht berechnet. So wird es berechnet: ventuno round oder ventuno monitor --law { $law }

skill_no_decisions = In diesen Spielen hat niemand etwas entschieden.
luck_play_unfinished = Dieses Spiel ist noch nicht zu Ende; gezählt werden nur beendete Spiele.
