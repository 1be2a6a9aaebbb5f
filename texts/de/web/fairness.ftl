### How the cards are drawn, in plain words.

stages-s1-when = Vor dem Einsatz
stages-s1-title = Der Server legt sich fest
stages-s1-text = Für jedes Spiel zieht der Server 256 zufällige Bits, seinen Startwert. Er hält ihn geheim, zeigt aber dessen Prüfsumme: die Festlegung. Sie steht im Journal, bevor ein Franken bezahlt ist. Ein anderer Startwert hätte eine andere Prüfsumme. Wer ein Angebot zweimal anfordert, erhält dasselbe; kein Startwert kann übersprungen werden.
stages-s2-when = Mit dem Einsatz
stages-s2-title = Sie geben Ihren Startwert dazu
stages-s2-text = Ihr Browser schickt mit dem Einsatz einen eigenen Startwert; Sie können ihn selbst wählen. Der Server kannte ihn nicht, als er sich festlegte. Die Karten folgen aus beiden Startwerten zusammen, also kann keine Seite sie allein bestimmen.
stages-s3-when = Während des Spiels
stages-s3-title = Drei nummerierte Reihen
stages-s3-text = Karten, Zahl der kostenlosen Karten und Karten für High/Low haben je eine eigene Reihe. Das Ergebnis Nummer k einer Reihe hängt nur von den beiden Startwerten, der Reihe und von k ab. Ob Sie legen, verwerfen oder kaufen, ändert an der nächsten Karte nichts; auch eine Unterbrechung nicht.
stages-s4-when = Bei jeder Ziehung
stages-s4-title = Genau nach den Gewichten
stages-s4-text = Jedes Ergebnis beginnt als Zahl mit 64 Bits. Sie wird auf die Gewichte des Wahrscheinlichkeitsgesetzes verteilt. Weil sich die 64-Bit-Zahlen meist nicht ohne Rest verteilen lassen, werden die wenigen überzähligen verworfen und neu gezogen. So hat jede Karte genau den veröffentlichten Anteil, nicht nur ungefähr.
stages-s5-when = Nach dem Spiel
stages-s5-title = Der Startwert wird offengelegt
stages-s5-text = Ist das Spiel zu Ende, ist der Startwert des Servers nicht mehr geheim. Jetzt lässt sich nachrechnen, dass er zur Festlegung passt, dass jede Karte aus den Startwerten folgt und jede Buchung aus dem Spiel. Das macht Ihr Browser auf der Prüfseite selbst, ohne dem Server etwas glauben zu müssen.

title = Wie die Karten gezogen werden
lead = Weder das Haus noch Sie können die Karten eines Spiels beeinflussen, und nach dem Spiel können Sie das nachrechnen.
tables = Am Tisch von Black Jack Challenge
tables_seeds = Auch hier legt sich der Server fest, bevor jemand setzt: Die Prüfsumme seines Startwerts steht im Journal des Tisches. Wer setzt, gibt mit dem Einsatz einen eigenen Startwert dazu. Alle Startwerte zusammen bestimmen die Reihenfolge des Decks. Der Server kannte die der Boxen nicht, als er sich festlegte, und wer setzt, kennt den des Servers nicht: Keine Seite bestimmt die Karten allein. Eine Absprache zwischen dem Haus und der Person, die zuletzt setzt, ist damit nicht ausgeschlossen.
tables_deck = Das Deck wird Platz für Platz gemischt, von zuunterst nach oben; jede der möglichen Reihenfolgen ist gleich wahrscheinlich. Verteilt wird von oben. Was die Boxen entscheiden, verschiebt keine Karte. Reicht das Deck in einem langen Casino War nicht, werden die Karten der früheren Runden aus denselben Startwerten neu gemischt. Nach dem Spiel ist der Startwert des Servers offen, und jede Karte, jede Entscheidung und jede Buchung lässt sich nachrechnen.
tables_rules = Die Regeln von Black Jack Challenge
never = Was nie geschieht
never_text = Die Gewichte richten sich nicht nach Person, Einsatz, Guthaben, Uhrzeit oder früheren Ergebnissen. Nach einer Serie von Verlusten wird ein Gewinn nicht wahrscheinlicher und nach einem Gewinn nicht unwahrscheinlicher. Ein einmal bestimmtes Ergebnis wird nie verworfen oder ersetzt.
limits = Was das nicht bedeutet
limits_text = Fair heisst nicht ausgeglichen: Die Gewichte sind so gewählt, dass auf Dauer auch bei bester Spielweise weniger zurückkommt, als eingesetzt wird. Wie viel, steht bei den Spielregeln.
law = Gewichte und Auszahlung ansehen
verify = Ein Spiel prüfen
formula = Die Rechnung im Einzelnen
formula_text = Die Reihen heissen deal, free_cards und high_low; Nummern und Versuche zählen ab 0. Ein Zeilenende ist ein einzelnes Zeichen (LF); Ihr eigener Startwert steht als UTF-8 am Schluss. Am Tisch heisst die Reihe deck, und am Schluss stehen die Startwerte aller Boxen, je eine Zeile.
