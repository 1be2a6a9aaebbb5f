// Made by `make texts` from texts/*/web/training.ftl: change those.

import type { Text } from "./index";

export const training = {
  title: { de: "Training", fr: "Entraînement", it: "Allenamento", en: "Training" } as Text,
  lead: { de: "Stellungen aus Ihren eigenen Spielen, in denen es einen besseren Zug gab. Was Sie zweimal nacheinander richtig beantworten, gilt als gelernt.", fr: "Des positions tirées de vos propres parties, où il existait un meilleur coup. Après deux bonnes réponses de suite, une position est considérée comme acquise.", it: "Posizioni tratte dalle vostre partite, in cui c’era una mossa migliore. Dopo due risposte giuste di seguito una posizione è considerata imparata.", en: "Positions from your own plays in which there was a better move. A position answered correctly twice in a row counts as learned." } as Text,
  kept: { de: "Ihre Stellungen bleiben in diesem Browser.", fr: "Vos positions restent dans ce navigateur.", it: "Le vostre posizioni restano in questo browser.", en: "Your positions stay in this browser." } as Text,
  due: { de: { by: "n", cases: { one: "Eine Stellung ist zu üben.", other: "{n} Stellungen sind zu üben." } }, fr: { by: "n", cases: { one: "Il reste {n} position à travailler.", other: "Il reste {n} positions à travailler." } }, it: { by: "n", cases: { one: "C’è una posizione da ripassare.", other: "Ci sono {n} posizioni da ripassare." } }, en: { by: "n", cases: { one: "There is one position to practise.", other: "There are {n} positions to practise." } } } as Text<"n">,
  learned: { de: { by: "n", cases: { one: "Eine Stellung ist gelernt.", other: "{n} Stellungen sind gelernt." } }, fr: { by: "n", cases: { one: "{n} position est acquise.", other: "{n} positions sont acquises." } }, it: { by: "n", cases: { one: "Una posizione è imparata.", other: "{n} posizioni sono imparate." } }, en: { by: "n", cases: { one: "One position is learned.", other: "{n} positions are learned." } } } as Text<"n">,
  gathering: { de: "Ihre letzten Übungsspiele werden nach Fehlern durchgesehen.", fr: "Recherche d’erreurs dans vos dernières parties d’exercice.", it: "Ricerca di errori nelle vostre ultime partite di esercizio.", en: "Looking through your latest practice plays for mistakes." } as Text,
  empty: {
    title: { de: "Noch keine Stellungen", fr: "Pas encore de positions", it: "Ancora nessuna posizione", en: "No positions yet" } as Text,
    text: { de: "Spielen Sie ein Übungsspiel zu Ende. Jede Entscheidung, die mindestens einen Hundertstel des Einsatzes verschenkt, wird zur Aufgabe. Die Spiele Ihres Kontos kommen dazu, wenn Sie deren Rückblick öffnen.", fr: "Menez une partie d’exercice à son terme. Chaque décision qui concède au moins un centième de l’enjeu devient un exercice. Les parties de votre compte s’y ajoutent lorsque vous en ouvrez l’analyse.", it: "Portate a termine una partita di esercizio. Ogni decisione che regala almeno un centesimo della puntata diventa un esercizio. Le partite del vostro conto si aggiungono quando ne aprite l’analisi.", en: "Finish a practice play. Every decision that gives away a hundredth of the stake or more becomes a task. The plays of your account are added when you open their review." } as Text,
    practise: { de: "Zuerst üben", fr: "S’exercer d’abord", it: "Prima esercitarsi", en: "Practise first" } as Text,
  },
  allLearned: {
    title: { de: "Alles gelernt", fr: "Tout est acquis", it: "Tutto imparato", en: "All learned" } as Text,
    text: { de: "Neue Aufgaben kommen mit neuen Spielen.", fr: "De nouveaux exercices viendront avec de nouvelles parties.", it: "Nuovi esercizi arriveranno con nuove partite.", en: "New tasks come with new plays." } as Text,
  },
  question: { de: "Was spielen Sie hier?", fr: "Que jouez-vous ici?", it: "Che cosa giocate qui?", en: "What do you play here?" } as Text,
  from: { de: "Gefunden am {date}", fr: "Trouvée le {date}", it: "Trovata il {date}", en: "Found on {date}" } as Text<"date">,
  answer: {
    right: { de: "Richtig: {move}.", fr: "Juste: {move}.", it: "Giusto: {move}.", en: "Right: {move}." } as Text<"move">,
    near: { de: "Gut: {move}. Der Unterschied zum besten Zug ist kleiner als ein Hundertstel des Einsatzes.", fr: "Bien: {move}. La différence avec le meilleur coup est inférieure à un centième de l’enjeu.", it: "Bene: {move}. La differenza con la mossa migliore è inferiore a un centesimo della puntata.", en: "Good: {move}. The difference from the best move is less than a hundredth of the stake." } as Text<"move">,
    wrong: { de: "Sie wählten: {move}. Das verschenkt {amount}. Besser: {better}.", fr: "Vous avez choisi: {move}. Cela coûte {amount}. Mieux: {better}.", it: "Avete scelto: {move}. Questo costa {amount}. Meglio: {better}.", en: "You chose: {move}. That gives away {amount}. Better: {better}." } as Text<"move" | "amount" | "better">,
    once: { de: "Einmal richtig. Noch einmal, und die Stellung gilt als gelernt.", fr: "Une bonne réponse. Encore une, et la position est acquise.", it: "Una risposta giusta. Ancora una, e la posizione è imparata.", en: "Right once. Once more, and the position counts as learned." } as Text,
    learned: { de: "Diese Stellung ist gelernt.", fr: "Cette position est acquise.", it: "Questa posizione è imparata.", en: "This position is learned." } as Text,
    then: { de: "Im Spiel wählten Sie: {move}.", fr: "Dans la partie, vous aviez choisi: {move}.", it: "Nella partita avevate scelto: {move}.", en: "In the play you chose: {move}." } as Text<"move">,
  },
  next: { de: "Nächste Stellung", fr: "Position suivante", it: "Posizione successiva", en: "Next position" } as Text,
  playOn: { de: "Von hier weiterspielen", fr: "Continuer à partir d’ici", it: "Continuare da qui", en: "Play on from here" } as Text,
  skip: { de: "Überspringen", fr: "Passer", it: "Saltare", en: "Skip" } as Text,
  remove: { de: "Stellung entfernen", fr: "Retirer la position", it: "Rimuovere la posizione", en: "Remove this position" } as Text,
  broken: { de: "Diese Stellung kann nicht mehr gezeigt werden: {reason}", fr: "Cette position ne peut plus être affichée: {reason}", it: "Questa posizione non può più essere mostrata: {reason}", en: "This position can no longer be shown: {reason}" } as Text<"reason">,
  progress: {
    title: { de: "Ihr Verlauf", fr: "Vos progrès", it: "I vostri progressi", en: "Your progress" } as Text,
    average: { de: "Verschenkt pro Entscheidung, in % des Einsatzes", fr: "Concédé par décision, en % de l’enjeu", it: "Regalato per decisione, in % della puntata", en: "Given away per decision, in % of the stake" } as Text,
    learned: { de: "Gelernte Stellungen", fr: "Positions acquises", it: "Posizioni imparate", en: "Positions learned" } as Text,
    label: { de: "{what}, nach Tagen. Zuletzt, am {date}: {value}.", fr: "{what}, par jour. Dernière valeur, le {date}: {value}.", it: "{what}, per giorno. Ultimo valore, il {date}: {value}.", en: "{what}, by day. Most recently, on {date}: {value}." } as Text<"what" | "date" | "value">,
    day: { de: "Tag", fr: "Jour", it: "Giorno", en: "Day" } as Text,
    decisions: { de: "Entscheidungen", fr: "Décisions", it: "Decisioni", en: "Decisions" } as Text,
    perDecision: { de: "Verschenkt (Mittel)", fr: "Concédé en moyenne", it: "Regalato in media", en: "Given away (mean)" } as Text,
    answered: { de: "Aufgaben richtig", fr: "Réponses justes", it: "Risposte giuste", en: "Tasks right" } as Text,
    learnedToday: { de: "Gelernt", fr: "Acquises", it: "Imparate", en: "Learned" } as Text,
    none: { de: "Sobald Spiele durchgesehen sind, steht hier, wie viel Sie pro Entscheidung verschenken.", fr: "Dès que des parties auront été analysées, vous verrez ici ce que vous concédez par décision.", it: "Quando ci saranno partite analizzate, qui si vedrà quanto regalate per decisione.", en: "Once plays have been reviewed, this shows how much you give away per decision." } as Text,
  },
};
