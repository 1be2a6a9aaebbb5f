"""Made by `make texts` from texts/*/jobs/calibration.ftl: change those."""

from ventuno.rules.language import Message, Text


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
    de="Geeicht wird für perfect, skill:X oder mix:X*N,…, nicht für {found}.",
    fr="On calibre pour perfect, skill:X ou mix:X*N,…, et non pour {found}.",
    it="Si calibra per perfect, skill:X o mix:X*N,…, non per {found}.",
    en="Laws are calibrated for perfect, skill:X or mix:X*N,…, not for {found}.",
)


def player_not_calibrated_for(*, found: object) -> Message:
    return Message(_PLAYER_NOT_CALIBRATED_FOR, {"found": found})
