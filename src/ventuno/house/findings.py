"""What a check can find wrong with a play or an account: one reason each, in four languages."""

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
        de="Vor dem Einsatz wurde dieser Startwert nicht festgelegt.",
        fr="Aucun engagement sur cette valeur initiale n’a précédé l’enjeu.",
        it="Nessun impegno su questo valore iniziale ha preceduto la puntata.",
        en="There was no commitment to this seed before the stake.",
    ),
)
LAW_WRONG = Reason(
    "law_wrong",
    "B2",
    Text(
        de="Das Wahrscheinlichkeitsgesetz ist nicht das des Spiels.",
        fr="La loi n’est pas celle de la partie.",
        it="La legge non è quella della partita.",
        en="The law is not the play’s.",
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
        de="Am Ende fehlt eine Karte, die fällig war.",
        fr="Il manque à la fin une carte qui était due.",
        it="Alla fine manca una carta che era dovuta.",
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
        de="Einsatz, Regeln, Gesetz oder Zeit sind nicht die, die verbucht sind.",
        fr="L’enjeu, les règles, la loi ou le temps ne sont pas ceux qui sont comptabilisés.",
        it="Puntata, regole, legge o tempo non sono quelli registrati.",
        en="Stake, rules, law or time are not those on record.",
    ),
)
MONEY_WRONG = Reason(
    "money_wrong",
    "B15",
    Text(
        de="Die Buchungen folgen nicht aus dem Spiel: Eintrag {entry}.",
        fr="Les écritures ne découlent pas de la partie: écriture {entry}.",
        it="Le registrazioni non derivano dalla partita: registrazione {entry}.",
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
        fr="Le compte n’est pas ce que donne son journal.",
        it="Il conto non è ciò che risulta dal suo giornale.",
        en="The account is not what its journal adds up to.",
    ),
)
PLAYS_WRONG = Reason(
    "plays_wrong",
    "Ledger",
    Text(
        de="Das Journal nennt {known} Spiele, gespeichert sind {kept}.",
        fr="Le journal nomme {known} parties, {kept} sont conservées.",
        it="Il giornale nomina {known} partite, ne sono conservate {kept}.",
        en="The journal names {known} plays, {kept} are kept.",
    ),
)
NOT_IN_FORCE = Reason(
    "not_in_force",
    "B1, P3",
    Text(
        de="Das Spiel begann unter Regeln oder einem Gesetz, die nicht in Kraft waren.",
        fr="La partie a commencé sous des règles ou une loi qui n’étaient pas en vigueur.",
        it="La partita è iniziata con regole o una legge non in vigore.",
        en="The play began under rules or a law that were not in force.",
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
