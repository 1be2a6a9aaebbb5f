"""What a check can find wrong with a play, a game, an account or a table: one reason each, in four languages."""

from ventuno.rules.language import Text
from ventuno.rules.refusals import Reason

NOT_AN_EXPORT = Reason(
    "not_an_export",
    "B3",
    Text(
        de="Diese Datei ist kein exportiertes Spiel.",
        fr="Ce fichier n’est pas une partie exportée.",
        it="Questo file non è una partita esportata.",
        en="This file is not an exported play.",
    ),
)
NOT_FINISHED = Reason(
    "not_finished",
    "B3",
    Text(
        de="Das Spiel ist nicht zu Ende.",
        fr="La partie n’est pas terminée.",
        it="La partita non è terminata.",
        en="The play is not over.",
    ),
)
COMMITMENT_BROKEN = Reason(
    "commitment_broken",
    "B3",
    Text(
        de="Der Startwert des Servers passt nicht zu seiner Festlegung.",
        fr="La valeur initiale du serveur ne correspond pas à son engagement.",
        it="Il valore iniziale del server non corrisponde al suo impegno.",
        en="The server’s seed does not match its commitment.",
    ),
)
NOTHING_COMMITTED = Reason(
    "nothing_committed",
    "B3",
    Text(
        de="Dieser Startwert wurde nicht vor dem Einsatz festgelegt.",
        fr="Il n’y a pas eu d’engagement sur cette valeur initiale avant l’enjeu.",
        it="Non c’è stato alcun impegno su questo valore iniziale prima della puntata.",
        en="There was no commitment to this seed before the stake.",
    ),
)
LAW_WRONG = Reason(
    "law_wrong",
    "B2",
    Text(
        de="Das Wahrscheinlichkeitsgesetz ist nicht das des Spiels.",
        fr="La loi de probabilité n’est pas celle de la partie.",
        it="La legge di probabilità non è quella della partita.",
        en="The law of chance is not the play’s.",
    ),
)
DRAW_WRONG = Reason(
    "draw_wrong",
    "B3",
    Text(
        de="Die Startwerte ergeben «{due}», nicht «{found}».",
        fr="Les valeurs initiales donnent «{due}», et non «{found}».",
        it="I valori iniziali danno «{due}», non «{found}».",
        en="The seeds give “{due}”, not “{found}”.",
    ),
)
CARD_MISSING = Reason(
    "card_missing",
    "B3",
    Text(
        de="Am Ende fehlt eine Karte, die noch zu ziehen war.",
        fr="Il manque à la fin une carte qui devait encore être tirée.",
        it="Alla fine manca una carta che doveva ancora essere estratta.",
        en="A card that was due is missing at the end.",
    ),
)
EXPIRED_EARLY = Reason(
    "expired_early",
    "Art. 23",
    Text(
        de="Die vier Stunden waren nicht um.",
        fr="Les quatre heures n’étaient pas écoulées.",
        it="Le quattro ore non erano trascorse.",
        en="The four hours were not over.",
    ),
)
TERMS_WRONG = Reason(
    "terms_wrong",
    "B1",
    Text(
        de="Einsatz, Spielregeln, Wahrscheinlichkeitsgesetz oder Zeit sind nicht die aufgezeichneten.",
        fr="L’enjeu, les règles du jeu, la loi de probabilité ou l’heure ne sont pas ceux qui sont enregistrés.",
        it="La puntata, le regole del gioco, la legge di probabilità o l’ora non sono quelle registrate.",
        en="Stake, rules, law of chance or time are not those on record.",
    ),
)
MONEY_WRONG = Reason(
    "money_wrong",
    "B15",
    Text(
        de="Die Buchungen folgen nicht aus dem Spiel: Eintrag {entry}.",
        fr="Les montants comptabilisés ne découlent pas de la partie: écriture {entry}.",
        it="Gli importi contabilizzati non risultano dalla partita: registrazione {entry}.",
        en="The postings do not follow from the play: entry {entry}.",
    ),
)
CHAIN_BROKEN = Reason(
    "chain_broken",
    "Ledger",
    Text(
        de="Die Kette des Journals bricht bei Eintrag {entry}.",
        fr="La chaîne du journal se rompt à l’écriture {entry}.",
        it="La catena del giornale si spezza alla registrazione {entry}.",
        en="The journal’s chain breaks at entry {entry}.",
    ),
)
ACCOUNT_WRONG = Reason(
    "account_wrong",
    "Ledger",
    Text(
        de="Das Konto ist nicht, was sein Journal ergibt.",
        fr="Le compte ne correspond pas à ce que donne son journal.",
        it="Il conto non corrisponde a quanto risulta dal suo giornale.",
        en="The account is not what its journal adds up to.",
    ),
)
PLAYS_WRONG = Reason(
    "plays_wrong",
    "Ledger",
    Text(
        de="Spiele laut Journal: {known}, gespeichert: {kept}.",
        fr="Parties selon le journal: {known}, enregistrées: {kept}.",
        it="Partite secondo il giornale: {known}, salvate: {kept}.",
        en="Plays according to the journal: {known}, kept: {kept}.",
    ),
)
NOT_IN_FORCE = Reason(
    "not_in_force",
    "B1, P3",
    Text(
        de="Das Spiel begann unter Spielregeln oder einem Wahrscheinlichkeitsgesetz, die nicht in Kraft waren.",
        fr="La partie a commencé sous des règles du jeu ou une loi de probabilité qui n’étaient pas en vigueur.",
        it="La partita è iniziata con regole del gioco o una legge di probabilità che non erano in vigore.",
        en="The play began under rules or a law of chance that were not in force.",
    ),
)
SEAL_BROKEN = Reason(
    "seal_broken",
    "Ledger",
    Text(
        de="Siegel {seal} passt nicht zum Konto {book}.",
        fr="Le sceau {seal} ne correspond pas au compte {book}.",
        it="Il sigillo {seal} non corrisponde al conto {book}.",
        en="Seal {seal} does not match the book {book}.",
    ),
)
NOT_ALLOWED = Reason(
    "not_allowed",
    "B18, B19",
    Text(
        de="Was Eintrag {entry} festhält, hätten Limiten, Sperren oder Fristen nicht zugelassen.",
        fr="Ce que constate l’écriture {entry}, les limites, blocages ou délais ne l’auraient pas permis.",
        it="Ciò che attesta la registrazione {entry} non sarebbe stato permesso da limiti, blocchi o termini.",
        en="What entry {entry} records would not have been allowed by limits, blocks or notice.",
    ),
)
NO_AUTHORITY = Reason(
    "no_authority",
    "House",
    Text(
        de="Eintrag {entry} stammt von {actor}. Diese Person war damals nicht dazu befugt.",
        fr="L’écriture {entry} est de {actor}. Cette personne n’y était alors pas autorisée.",
        it="La registrazione {entry} è di {actor}. Questa persona allora non ne aveva la facoltà.",
        en="Entry {entry} is by {actor}, who had no authority for it then.",
    ),
)
PLAYERS_SEEDS_WRONG = Reason(
    "players_seeds_wrong",
    "C5",
    Text(
        de="Die Startwerte der Spieler sind nicht die, die mit ihren Einsätzen kamen.",
        fr="Les valeurs initiales des joueurs ne sont pas celles qui accompagnaient leurs mises.",
        it="I valori iniziali dei giocatori non sono quelli giunti con le loro puntate.",
        en="The players’ seeds are not those that came with their bets.",
    ),
)
BETS_WRONG = Reason(
    "bets_wrong",
    "C3, C4, C12",
    Text(
        de="Einsätze oder Button sind nicht die aufgezeichneten: Eintrag {entry}.",
        fr="Les mises ou le Button ne sont pas ceux qui sont enregistrés: écriture {entry}.",
        it="Le puntate o il Button non sono quelli registrati: registrazione {entry}.",
        en="Bets or button are not those on record: entry {entry}.",
    ),
)
DECISION_WRONG = Reason(
    "decision_wrong",
    "C6, C13",
    Text(
        de="Eine Entscheidung ist nicht die aufgezeichnete: Eintrag {entry}.",
        fr="Une décision n’est pas celle qui est enregistrée: écriture {entry}.",
        it="Una decisione non è quella registrata: registrazione {entry}.",
        en="A decision is not the one on record: entry {entry}.",
    ),
)
CHIPS_WRONG = Reason(
    "chips_wrong",
    "C15",
    Text(
        de="Die Chips zwischen Konto {player} und Tisch {table} stimmen in den beiden Büchern nicht überein.",
        fr="Les jetons entre le compte {player} et la table {table} ne concordent pas dans les deux livres.",
        it="Le fiche tra il conto {player} e il tavolo {table} non coincidono nei due libri.",
        en="The chips between account {player} and table {table} are not the same in both books.",
    ),
)
BETTORS_WRONG = Reason(
    "bettors_wrong",
    "C3",
    Text(
        de="Wer an diesem Tisch in welchem Spiel gesetzt hat, ist anders verzeichnet als im Journal.",
        fr="Le registre des joueurs qui ont misé à cette table n’est pas celui que donne le journal.",
        it="Il registro di chi ha puntato a questo tavolo non è quello che risulta dal giornale.",
        en="The register of who bet in which game at this table is not what its journal says.",
    ),
)
TABLE_NOT_ALLOWED = Reason(
    "table_not_allowed",
    "C3-C15",
    Text(
        de="Was Eintrag {entry} festhält, hätten die Regeln des Tisches nicht zugelassen.",
        fr="Ce que constate l’écriture {entry}, les règles de la table ne l’auraient pas permis.",
        it="Ciò che attesta la registrazione {entry} non sarebbe stato permesso dalle regole del tavolo.",
        en="What entry {entry} records would not have been allowed by the rules of the table.",
    ),
)
