### Why a draft is not kept, changed or published, and why no law is proposed. Operators read this.

## Drafts

no_draft = Diesen Entwurf gibt es nicht, oder nicht mehr: Jemand hat ihn veröffentlicht oder verworfen.

# $version: number of the version
# $asked: number of the version that was asked for
draft_changed = Der Entwurf ist inzwischen ein anderer: Fassung { $version }, nicht { $asked }. Es wurde nichts verändert.

draft_not_ready = Noch ohne Zahlen: Veröffentlicht wird erst, wenn bekannt ist, was ausbezahlt wird.

# $most: number of drafts
too_many_drafts = Es gibt schon { $most } Entwürfe. Verwerfen Sie zuerst einen davon.

## Laws

# $name: the name of the law
# $known: names that exist, separated by commas
law_not_known = Ein Wahrscheinlichkeitsgesetz { $name } gibt es hier nicht. Bekannt: { $known }. Oder geben Sie den Text an.

# $name: the name of the law
law_name_taken = { $name } heisst schon ein anderes Gesetz. Wählen Sie einen anderen Namen.

# $law: the name of the law
# $payout: a share, such as 91.20%
# $ceiling: a share, such as 95.00%
law_above_ceiling = Unter dem Gesetz { $law } erhielte, wer am besten spielt, { $payout }. Dieses Haus veröffentlicht keines, das mehr als { $ceiling } auszahlt.

# $rules: the name of the rule set
# $law: the name of the law
# $payout: a share, such as 91.20%
# $ceiling: a share, such as 95.00%
rules_above_ceiling = Unter den Spielregeln { $rules } erhielte mit dem Gesetz { $law }, wer am besten spielt, { $payout }. Dieses Haus veröffentlicht keine, die mehr als { $ceiling } auszahlen.

# $law: the name of the law
# $rules: the name of the rule set
not_worked_out = Für das Gesetz { $law } unter den Spielregeln { $rules } gibt es noch keine Zahlen. Verwerfen Sie den Entwurf und legen Sie ihn neu an: Dann werden sie berechnet.

## Proposing a law for how people play

# $found: the number that was given
steering_target = { $found } kann nicht das Ziel sein: Es muss über 0 und unter 1 liegen.

# $found: the number that was given
# $target: a share, such as 0.88
# $most: the highest figure allowed
steering_ceiling = { $found } kann nicht die Obergrenze sein: Sie muss mindestens { $target }, das Ziel, und höchstens { $most } betragen.

# $found: the number that was given
# $most: the highest figure allowed
steering_skill = { $found } ist keine Spielstärke: Sie muss eine Zahl über 0 und höchstens { $most } sein.

# $days: number of days
steering_no_plays = In den letzten { $days } Tagen endete kein Spiel, aus dem sich die Spielstärke schätzen lässt. Geben Sie eine an (--skill).

# $skill: a skill, such as 30.0
# $target: a share, such as 0.88
steering_not_reached = Es wurde kein Gesetz gefunden, unter dem Spielstärke { $skill } die Auszahlung { $target } erhält.

# $told: the last line that the program wrote, in English
steering_failed = Die Berechnung endete ohne Ergebnis: { $told }

steering_one_thing = Ein Ziel (--target), ein Gesetz zum Vergleich (--law) oder ein Entwurf (--draft), und nur eines davon.
