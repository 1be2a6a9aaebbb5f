"""Made by `make texts` from texts/*/cli/commands/maths.ftl: change those."""

from ventuno.rules.language import Message, Text


_ADVISE_BAD_STACKS = Text(
    de="«{found}»: Stapel sind fünf durch Komma getrennte Werte wie 0, 14 oder S18.",
    fr="«{found}»: les piles sont cinq valeurs séparées par des virgules, comme 0, 14 ou S18.",
    it="«{found}»: i mazzi sono cinque valori separati da virgole, come 0, 14 o S18.",
    en="“{found}”: stacks are five values separated by commas, such as 0, 14 or S18.",
)


def advise_bad_stacks(*, found: object) -> Message:
    return Message(_ADVISE_BAD_STACKS, {"found": found})


_ADVISE_BAD_CARD = Text(
    de="«{found}» ist keine Karte.",
    fr="«{found}» n’est pas une carte.",
    it="«{found}» non è una carta.",
    en="“{found}” is not a card.",
)


def advise_bad_card(*, found: object) -> Message:
    return Message(_ADVISE_BAD_CARD, {"found": found})


_ADVISE_IMPOSSIBLE_POSITION = Text(
    de="Diese Stellung kann nicht vorkommen: So viele Karten können mit diesen Stapeln und Käufen nicht folgen.",
    fr="Cette position est impossible: autant de cartes ne peuvent plus suivre avec ces piles et ces achats.",
    it="Questa posizione è impossibile: con questi mazzi e acquisti non possono seguire tante carte.",
    en="This position cannot occur: so many cards cannot follow with these stacks and purchases.",
)


def advise_impossible_position() -> Message:
    return Message(_ADVISE_IMPOSSIBLE_POSITION, {})


_TARGET_OUT_OF_RANGE = Text(
    de="{found} ist keine Auszahlung, auf die sich eichen lässt: über 0 und unter 1 (ab 100 % lohnt sich Risiko).",
    fr="On ne peut pas calibrer à {found}: il faut plus de 0 et moins de 1 (dès 100 %, Risiko est rentable).",
    it="Non si può calibrare a {found}: più di 0 e meno di 1 (dal 100 % Rischio conviene).",
    en="{found} is no payout to calibrate to: above 0 and below 1 (from 100 % on, Risk pays).",
)


def target_out_of_range(*, found: object) -> Message:
    return Message(_TARGET_OUT_OF_RANGE, {"found": found})


_TARGET_NOT_REACHED = Text(
    de="Kein Gesetz mit diesen Vorgaben hat die höchste Auszahlung {target}; gesucht von {starts} Orten aus.",
    fr="Aucune loi avec ces contraintes n’a un taux maximal de {target}; cherché depuis {starts} points.",
    it="Nessuna legge con questi vincoli ha un pagamento massimo di {target}; cercato da {starts} punti.",
    en="No law with these holds has a highest payout of {target}; searched from {starts} points.",
)


def target_not_reached(*, target: object, starts: object) -> Message:
    return Message(_TARGET_NOT_REACHED, {"target": target, "starts": starts})


_HOLD_UNKNOWN = Text(
    de="{found} gibt es in keinem Wahrscheinlichkeitsgesetz; festhalten lässt sich etwa deal.A oder free_cards.6.",
    fr="{found} n’existe dans aucune loi; on peut tenir par exemple deal.A ou free_cards.6.",
    it="{found} non esiste in nessuna legge; si può fissare ad esempio deal.A o free_cards.6.",
    en="{found} is in no law; deal.A or free_cards.6, for instance, can be held.",
)


def hold_unknown(*, found: object) -> Message:
    return Message(_HOLD_UNKNOWN, {"found": found})


_CEILING_OUT_OF_RANGE = Text(
    de="{found} kann nicht die Obergrenze sein: mindestens das Ziel {target} und höchstens 1.",
    fr="{found} ne peut pas être le plafond: au moins l’objectif {target} et au plus 1.",
    it="{found} non può essere il tetto: almeno l’obiettivo {target} e al massimo 1.",
    en="{found} cannot be the ceiling: at least the target {target} and at most 1.",
)


def ceiling_out_of_range(*, found: object, target: object) -> Message:
    return Message(_CEILING_OUT_OF_RANGE, {"found": found, "target": target})


_CEILING_TOO_LOW = Text(
    de="Mit einer höchsten Auszahlung von {ceiling} erhält {player} nur {payout}, nicht {target}.",
    fr="Avec un taux maximal de {ceiling}, {player} ne reçoit que {payout}, et non {target}.",
    it="Con un pagamento massimo di {ceiling}, {player} riceve solo {payout}, non {target}.",
    en="With a highest payout of {ceiling}, {player} receives only {payout}, not {target}.",
)


def ceiling_too_low(*, ceiling: object, player: object, payout: object, target: object) -> Message:
    return Message(_CEILING_TOO_LOW, {"ceiling": ceiling, "player": player, "payout": payout, "target": target})


_PLAYER_NOT_CALIBRATED_FOR = Text(
    de="Geeicht wird für perfect oder skill:X, nicht für {found}.",
    fr="On calibre pour perfect ou skill:X, et non pour {found}.",
    it="Si calibra per perfect o skill:X, non per {found}.",
    en="Laws are calibrated for perfect or skill:X, not for {found}.",
)


def player_not_calibrated_for(*, found: object) -> Message:
    return Message(_PLAYER_NOT_CALIBRATED_FOR, {"found": found})


_PICTURE_FORMAT = Text(
    de="{file}: Ein Bild endet auf .png, .svg oder .pdf.",
    fr="{file}: une image se termine par .png, .svg ou .pdf.",
    it="{file}: un’immagine finisce in .png, .svg o .pdf.",
    en="{file}: a picture ends in .png, .svg or .pdf.",
)


def picture_format(*, file: object) -> Message:
    return Message(_PICTURE_FORMAT, {"file": file})


_SIMULATE_OPTION_OF_OTHER_GAME = Text(
    de="{option} gibt es bei {game} nicht, nur bei {other}.",
    fr="{option} n’existe pas pour {game}, seulement pour {other}.",
    it="{option} non esiste per {game}, solo per {other}.",
    en="{option} is not for {game}, only for {other}.",
)


def simulate_option_of_other_game(*, option: object, game: object, other: object) -> Message:
    return Message(_SIMULATE_OPTION_OF_OTHER_GAME, {"option": option, "game": game, "other": other})


_SIMULATE_TOO_MANY_TO_SAVE = Text(
    de="Höchstens {most} Spiele werden als Text gespeichert, nicht {games}.",
    fr="{most} parties au plus sont enregistrées en texte, et non {games}.",
    it="Al massimo {most} partite sono salvate come testo, non {games}.",
    en="At most {most} plays are saved as text, not {games}.",
)


def simulate_too_many_to_save(*, most: object, games: object) -> Message:
    return Message(_SIMULATE_TOO_MANY_TO_SAVE, {"most": most, "games": games})
