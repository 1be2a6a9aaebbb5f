// Playing with measure: a self-test, the tools of the account, and people to talk to.

import type { Catalogue, Text } from "./index";

/** Our own wording. Each yes is a sign; what they add up to is said calmly. */
export const QUESTIONS: Text[] = [
  {
    de: "Spielen Sie oft länger, als Sie sich vorgenommen haben?",
    fr: "Jouez-vous souvent plus longtemps que vous ne l’aviez prévu?",
    it: "Giocate spesso più a lungo di quanto avevate previsto?",
    en: "Do you often play for longer than you meant to?",
  },
  {
    de: "Setzen Sie nach einem Verlust mehr ein, um ihn wettzumachen?",
    fr: "Après une perte, misez-vous davantage pour vous refaire?",
    it: "Dopo una perdita puntate di più per rifarvi?",
    en: "After a loss, do you stake more to make up for it?",
  },
  {
    de: "Haben Sie schon mit Geld gespielt, das für Miete, Rechnungen oder Einkäufe gedacht war?",
    fr: "Avez-vous déjà joué de l’argent destiné au loyer, aux factures ou aux courses?",
    it: "Avete già giocato denaro destinato all’affitto, alle fatture o alla spesa?",
    en: "Have you played with money that was meant for rent, bills or shopping?",
  },
  {
    de: "Erzählen Sie anderen nicht alles darüber, wie viel Sie spielen oder verlieren?",
    fr: "Cachez-vous à votre entourage combien vous jouez ou perdez?",
    it: "Nascondete agli altri quanto giocate o perdete?",
    en: "Do you hide from others how much you play or lose?",
  },
  {
    de: "Werden Sie unruhig oder gereizt, wenn Sie nicht spielen können?",
    fr: "Ressentez-vous de l’agitation ou de l’irritation lorsque vous ne pouvez pas jouer?",
    it: "Provate inquietudine o irritazione quando non potete giocare?",
    en: "Do you become restless or irritable when you cannot play?",
  },
  {
    de: "Spielen Sie, um Sorgen, Einsamkeit oder schlechte Stimmung zu vergessen?",
    fr: "Jouez-vous pour oublier des soucis, la solitude ou la morosité?",
    it: "Giocate per dimenticare preoccupazioni, solitudine o malumore?",
    en: "Do you play to forget worries, loneliness or a low mood?",
  },
  {
    de: "Haben Arbeit, Ausbildung, Familie oder Freundschaften schon unter dem Spielen gelitten?",
    fr: "Le travail, les études, la famille ou les amitiés ont-ils déjà souffert du jeu?",
    it: "Lavoro, formazione, famiglia o amicizie hanno già risentito del gioco?",
    en: "Has playing already harmed your work, studies, family or friendships?",
  },
  {
    de: "Haben Sie sich für das Spielen Geld geliehen oder etwas verkauft?",
    fr: "Avez-vous emprunté de l’argent ou vendu quelque chose pour jouer?",
    it: "Avete preso in prestito denaro o venduto qualcosa per giocare?",
    en: "Have you borrowed money or sold something in order to play?",
  },
  {
    de: "Haben Sie schon vergeblich versucht, weniger zu spielen oder aufzuhören?",
    fr: "Avez-vous déjà essayé en vain de jouer moins ou d’arrêter?",
    it: "Avete già tentato invano di giocare meno o di smettere?",
    en: "Have you tried without success to play less or to stop?",
  },
];

/** From so many yeses on. */
export const RESULTS: { from: number; text: Text }[] = [
  {
    from: 4,
    text: {
      de: "Mehrere Ihrer Antworten deuten darauf hin, dass das Spielen Ihnen schadet. Sprechen Sie mit jemandem: Die Beratung ist kostenlos und vertraulich, auch für Angehörige. Eine Selbstsperre gibt Ihnen Zeit.",
      fr: "Plusieurs de vos réponses indiquent que le jeu vous nuit. Parlez-en à quelqu’un: le conseil est gratuit et confidentiel, y compris pour les proches. Un blocage volontaire vous donne du temps.",
      it: "Diverse vostre risposte indicano che il gioco vi danneggia. Parlatene con qualcuno: la consulenza è gratuita e riservata, anche per i familiari. Un blocco volontario vi dà tempo.",
      en: "Several of your answers suggest that playing is harming you. Talk to someone: counselling is free and confidential, for relatives too. A self-block gives you time.",
    },
  },
  {
    from: 1,
    text: {
      de: "Einzelne Antworten sind ein Anlass, genauer hinzusehen. Tiefere Limiten oder eine Pause helfen oft schon. Ein Gespräch mit einer Beratungsstelle kostet nichts und verpflichtet zu nichts.",
      fr: "Certaines réponses invitent à y regarder de plus près. Des limites plus basses ou une pause aident souvent déjà. Un entretien avec un service de conseil ne coûte rien et n’engage à rien.",
      it: "Alcune risposte invitano a osservare meglio la situazione. Limiti più bassi o una pausa sono spesso già d’aiuto. Un colloquio con un servizio di consulenza non costa nulla e non impegna a nulla.",
      en: "Some of your answers are a reason to look more closely. Lower limits or a break are often enough. A talk with a counselling service costs nothing and commits you to nothing.",
    },
  },
  {
    from: 0,
    text: {
      de: "Ihre Antworten zeigen keine Anzeichen eines Problems. Das kann sich ändern; die Fragen stehen jederzeit hier.",
      fr: "Vos réponses ne montrent aucun signe de problème. Cela peut changer; les questions restent disponibles ici.",
      it: "Le vostre risposte non mostrano segni di un problema. La situazione può cambiare; le domande restano disponibili qui.",
      en: "Your answers show no sign of a problem. That can change; the questions are here at any time.",
    },
  },
];

export const ADDRESSES: { name: string; address: string; phone: string; text: Text }[] = [
  {
    name: "SOS Spielsucht",
    address: "https://www.sos-spielsucht.ch",
    phone: "0800 040 080",
    text: {
      de: "Deutschschweiz. Telefon rund um die Uhr, kostenlos und anonym; Beratung auch online.",
      fr: "Suisse alémanique, en allemand. Téléphone jour et nuit, gratuit et anonyme; conseils aussi en ligne.",
      it: "Svizzera tedesca, in tedesco. Telefono giorno e notte, gratuito e anonimo; consulenza anche online.",
      en: "German-speaking Switzerland, in German. Telephone around the clock, free and anonymous; counselling online too.",
    },
  },
  {
    name: "SOS Jeu",
    address: "https://www.sos-jeu.ch",
    phone: "0800 801 381",
    text: {
      de: "Westschweiz, auf Französisch. Telefon kostenlos und anonym.",
      fr: "Suisse romande. Téléphone gratuit et anonyme.",
      it: "Svizzera romanda, in francese. Telefono gratuito e anonimo.",
      en: "French-speaking Switzerland, in French. Telephone free and anonymous.",
    },
  },
  {
    name: "Gruppo Azzardo Ticino – Prevenzione",
    address: "https://giocoresponsabile.com",
    phone: "0800 040 080",
    text: {
      de: "Tessin, auf Italienisch. Telefon kostenlos; Beratung durch Fachleute.",
      fr: "Tessin, en italien. Téléphone gratuit; conseils de spécialistes.",
      it: "Ticino. Telefono gratuito; consulenza di specialisti.",
      en: "Ticino, in Italian. Telephone free; counselling by specialists.",
    },
  },
];

export const help = {
  title: { de: "Massvoll spielen", fr: "Jouer avec mesure", it: "Giocare con misura", en: "Playing in moderation" },
  lead: {
    de: "Spielen soll Unterhaltung bleiben. Hier finden Sie ein paar Fragen an sich selbst, die Werkzeuge Ihres Kontos und Menschen, mit denen Sie reden können.",
    fr: "Le jeu doit rester un divertissement. Vous trouvez ici quelques questions à vous poser, les outils de votre compte et des personnes à qui parler.",
    it: "Il gioco deve restare uno svago. Qui trovate alcune domande da porvi, gli strumenti del vostro conto e persone con cui parlare.",
    en: "Playing should remain entertainment. Here are a few questions to ask yourself, the tools of your account, and people to talk to.",
  },
  playMoney: {
    de: "Auf diesen Seiten wird nur um Spielgeld gespielt. Die Fragen meinen auch das Spielen um Geld anderswo.",
    fr: "Sur ces pages, on ne joue qu’avec de l’argent fictif. Les questions visent aussi le jeu d’argent pratiqué ailleurs.",
    it: "In queste pagine si gioca solo con denaro fittizio. Le domande riguardano anche il gioco in denaro praticato altrove.",
    en: "On these pages all play is for play money. The questions are about playing for money elsewhere, too.",
  },
  talk: { de: "Mit jemandem reden", fr: "Parler à quelqu’un", it: "Parlare con qualcuno", en: "Talk to someone" },
  talkText: {
    de: "Diese Stellen beraten Betroffene und Angehörige. Sie haben mit ventuno nichts zu tun.",
    fr: "Ces services conseillent les personnes concernées et leurs proches. Ils n’ont aucun lien avec ventuno.",
    it: "Questi servizi offrono consulenza alle persone interessate e ai loro familiari. Non hanno legami con ventuno.",
    en: "These services advise those affected and their relatives. They have nothing to do with ventuno.",
  },
  phone: { de: "Telefon", fr: "Téléphone", it: "Telefono", en: "Telephone" },
  test: { de: "Neun Fragen an sich selbst", fr: "Neuf questions à se poser", it: "Nove domande da porsi", en: "Nine questions to ask yourself" },
  testText: {
    de: "Denken Sie an die letzten zwölf Monate. Ihre Antworten bleiben in diesem Fenster; nichts wird gespeichert oder gesendet. Der Test ersetzt keine Fachperson.",
    fr: "Pensez aux douze derniers mois. Vos réponses restent dans cette fenêtre; rien n’est enregistré ni envoyé. Ce test ne remplace pas un spécialiste.",
    it: "Pensate agli ultimi dodici mesi. Le vostre risposte restano in questa finestra; nulla viene salvato o inviato. Il test non sostituisce uno specialista.",
    en: "Think of the last twelve months. Your answers stay in this window; nothing is stored or sent. The test does not replace a professional.",
  },
  yes: { de: "Ja", fr: "Oui", it: "Sì", en: "Yes" },
  no: { de: "Nein", fr: "Non", it: "No", en: "No" },
  evaluate: { de: "Auswerten", fr: "Voir le résultat", it: "Vedere il risultato", en: "See the result" },
  missing: {
    de: "Noch offen: {n} von {all} Fragen.",
    fr: "Questions sans réponse: {n} sur {all}.",
    it: "Domande senza risposta: {n} su {all}.",
    en: "Still open: {n} of {all} questions.",
  },
  result: { de: "Ergebnis", fr: "Résultat", it: "Risultato", en: "Result" },
  count: { de: "{n} von {all} Fragen mit Ja beantwortet.", fr: "Réponses «oui»: {n} sur {all}.", it: "Risposte «sì»: {n} su {all}.", en: "{n} of {all} questions answered with yes." },
  again: { de: "Von vorn", fr: "Recommencer", it: "Ricominciare", en: "Start again" },
  tools: { de: "Werkzeuge Ihres Kontos", fr: "Les outils de votre compte", it: "Gli strumenti del vostro conto", en: "The tools of your account" },
  limits: { de: "Limiten", fr: "Limites", it: "Limiti", en: "Limits" },
  limitsText: {
    de: "Nettoverlust für 1, 7 und 30 Tage, Einzahlungen für 30 Tage. Eine Senkung gilt sofort, eine Erhöhung erst nach 72 Stunden.",
    fr: "Perte nette sur 1, 7 et 30 jours et versements sur 30 jours. Une baisse s’applique aussitôt, une hausse après 72 heures.",
    it: "Perdita netta su 1, 7 e 30 giorni e versamenti su 30 giorni. Una riduzione vale subito, un aumento dopo 72 ore.",
    en: "Net loss over 1, 7 and 30 days, deposits over 30 days. A lower limit takes effect at once, a higher one only after 72 hours.",
  },
  block: { de: "Selbstsperre", fr: "Blocage volontaire", it: "Blocco volontario", en: "Self-block" },
  blockText: {
    de: "Für 1 bis 180 Tage, für ein Spiel oder alle. Sie kann nicht vorzeitig aufgehoben werden.",
    fr: "De 1 à 180 jours, pour un jeu ou pour tous. Il ne peut pas être levé avant terme.",
    it: "Da 1 a 180 giorni, per un gioco o per tutti. Non può essere revocato prima della scadenza.",
    en: "For 1 to 180 days, for one game or all. It cannot be lifted early.",
  },
  statement: { de: "Kontoauszug", fr: "Relevé", it: "Estratto conto", en: "Statement" },
  statementText: {
    de: "Was in den letzten drei Monaten ein- und ausging, mit den Nettoeinzahlungen.",
    fr: "Ce qui est entré et sorti ces trois derniers mois, avec le total des versements nets.",
    it: "Quanto è entrato e uscito negli ultimi tre mesi, con il totale dei versamenti netti.",
    en: "What went in and out over the last three months, with net deposits.",
  },
  reality: { de: "Erinnerung", fr: "Rappel", it: "Promemoria", en: "Reminder" },
  realityText: {
    de: "Zeit und Ergebnis der Sitzung stehen immer oben. Zusätzlich erinnern wir Sie in dem Abstand, den Sie wählen.",
    fr: "La durée et le résultat de la session sont toujours affichés en haut. Un rappel s’y ajoute, à l’intervalle que vous choisissez.",
    it: "Durata e risultato della sessione sono sempre visibili in alto. Vi si aggiunge un promemoria, all’intervallo che scegliete.",
    en: "Time and result of the session are always at the top. In addition we remind you at the interval you choose.",
  },
} satisfies Catalogue;
