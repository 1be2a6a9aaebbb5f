// The croupier's calls, made from what has happened.

import { t } from "../../texts";
import { cardName } from "../../cards/names";
import { challenge as texts } from "../../texts/challenge";
import type { BonusWon, PlayingCard, TableEvent, WarFoughtEvent } from "../../wire";
import { sum } from "../amounts";
import { NOT_IN_TIME } from "../voidReason";

const calls = texts.calls;

export function faceName(face: PlayingCard): string {
  return cardName(face);
}

export function bonusNames({ red, black }: BonusWon): string {
  return [red, black].flatMap((name) => (name ? [t(texts.bonuses[name])] : [])).join(` ${t(calls.and)} `);
}

function boxName(box: number): string {
  return t(texts.box, { n: box });
}

function listed(boxes: number[]): string {
  const names = boxes.map(boxName);
  return names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} ${t(calls.and)} ${names.at(-1)}`;
}

function fought(event: WarFoughtEvent): string {
  const cards = event.boxes.map((box, index) => `${boxName(box)}: ${faceName(event.faces[index]!)}`).join(", ");
  return t(calls.war_fought, { cards });
}

/**
 * What the croupier says about an event, one sentence; nothing if the cards show it. `first`: it is the first card of the
 * deal. The events come in the order of the showdown (C6a), so the calls do as well.
 */
export function call(event: TableEvent, practice: boolean, first: boolean): string[] {
  const said = sentence(event, practice, first);
  return said ? [said] : [];
}

function sentence(event: TableEvent, practice: boolean, first: boolean): string {
  switch (event.kind) {
    case "seated":
      return t(calls.seated, { name: event.name, box: event.box });
    case "left":
      return t(calls.left, { name: event.name ?? boxName(event.box) });
    case "chips_brought":
    case "pot_won":
      return t(calls[event.kind], { box: event.box, amount: sum(event.amount, practice) });
    case "away":
      return t(calls.away, { box: event.box });
    case "bet_placed":
      return ""; // the chips on the table show it
    case "dealt":
      return first ? t(calls.closed_bets) : "";
    case "card_paid":
      return t(calls.card_paid, { box: event.box, card: event.card });
    case "stayed":
      return t(event.late ? calls.stayed_late : calls.stayed, { box: event.box });
    case "card_turned":
      return t(calls.card_turned, { card: event.card, face: faceName(event.face) });
    case "hand_shown":
      return t(calls.hand_shown, { box: event.box, face: faceName(event.face) });
    case "hand_counted":
      return t(event.bust ? calls.hand_bust : calls.hand_counted, { box: event.box, points: event.points });
    case "bonus_paid":
      return event.bonus.red || event.bonus.black
        ? t(calls.bonus_paid, {
            box: event.box,
            bonus: bonusNames(event.bonus),
            amount: sum(event.bonus.paid, practice),
          })
        : "";
    case "war_declared":
      return event.all_bust ? t(calls.war_all_bust) : t(calls.war_declared, { boxes: listed(event.boxes) });
    case "card_burnt":
      return t(event.reshuffled ? calls.card_burnt_reshuffled : calls.card_burnt);
    case "war_fought":
      return fought(event);
    case "war_repeated":
      return t(calls.war_repeated, { boxes: listed(event.boxes) });
    case "voided":
      return t(calls.voided, { reason: event.reason === NOT_IN_TIME ? t(calls.notInTime) : event.reason });
    case "betting_opened":
    case "bets_returned":
    case "community_laid":
    case "resumed":
    case "closed":
      return t(calls[event.kind]);
  }
}
