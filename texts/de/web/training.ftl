### The training page.

title = Training
lead = Stellungen aus Ihren eigenen Spielen, in denen es einen besseren Zug gab. Was Sie zweimal nacheinander richtig beantworten, gilt als gelernt.
kept = Ihre Stellungen bleiben in diesem Browser.
due =
    { $n ->
        [one] Eine Stellung ist zu üben.
       *[other] { $n } Stellungen sind zu üben.
    }
learned =
    { $n ->
        [one] Eine Stellung ist gelernt.
       *[other] { $n } Stellungen sind gelernt.
    }
gathering = Ihre letzten Übungsspiele werden nach Fehlern durchgesehen.

empty-title = Noch keine Stellungen
empty-text = Spielen Sie ein Übungsspiel zu Ende. Jede Entscheidung, die mindestens einen Hundertstel des Einsatzes verschenkt, wird zur Aufgabe. Die Spiele Ihres Kontos kommen dazu, wenn Sie deren Rückblick öffnen.
empty-practise = Zuerst üben

allLearned-title = Alles gelernt
allLearned-text = Neue Aufgaben kommen mit neuen Spielen.

question = Was spielen Sie hier?
from = Gefunden am { $date }

answer-right = Richtig: { $move }.
answer-near = Gut: { $move }. Der Unterschied zum besten Zug ist kleiner als ein Hundertstel des Einsatzes.
answer-wrong = Sie wählten: { $move }. Das verschenkt { $amount }. Besser: { $better }.
answer-once = Einmal richtig. Noch einmal, und die Stellung gilt als gelernt.
answer-learned = Diese Stellung ist gelernt.
answer-then = Im Spiel wählten Sie: { $move }.

next = Nächste Stellung
playOn = Von hier weiterspielen
skip = Überspringen
remove = Stellung entfernen
broken = Diese Stellung kann nicht mehr gezeigt werden: { $reason }

progress-title = Ihr Verlauf
progress-average = Verschenkt pro Entscheidung, in % des Einsatzes
progress-learned = Gelernte Stellungen
progress-label = { $what }, nach Tagen. Zuletzt, am { $date }: { $value }.
progress-day = Tag
progress-decisions = Entscheidungen
progress-perDecision = Verschenkt (Mittel)
progress-answered = Aufgaben richtig
progress-learnedToday = Gelernt
progress-none = Sobald Spiele durchgesehen sind, steht hier, wie viel Sie pro Entscheidung verschenken.
