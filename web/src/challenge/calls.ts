// The croupier's calls, made from what has happened.

import { t } from "../texts";
import { cardName } from "../texts/cards";
import { challenge as texts } from "../texts/challenge";
import type { BonusWon, Face, TableEvent } from "../wire";
import { sum } from "./amounts";
import { NOT_IN_TIME } from "./void";

const calls = texts.calls;

export function faceName(face: Face): string {
  return cardName({ ...face, points: 0 });
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

function fought(event: TableEvent): string[] {
  const cards = (event.boxes ?? []).map((box, index) => `${boxName(box)}: ${faceName(event.faces![index]!)}`).join(", ");
  const said = event.reshuffled ? [t(calls.reshuffled)] : [];
  said.push(t(calls.war_fought, { cards }));
  const [winner, ...others] = event.left ?? [];
  said.push(others.length ? t(calls.war_again) : t(calls.war_highest, { box: winner ?? "" }));
  return said;
}

/** What the croupier says to it: sentences, none where the cards speak. `first`: of the cards being dealt. */
export function call(event: TableEvent, practice: boolean, first: boolean): string[] {
  if (event.kind === "war_fought") return event.faces ? fought(event) : [];
  const said = sentence(event, practice, first);
  return said ? [said] : [];
}

function sentence(event: TableEvent, practice: boolean, first: boolean): string {
  const values = {
    name: event.name ?? boxName(event.box ?? 0),
    box: event.box ?? "",
    card: event.card ?? "",
    amount: event.amount ? sum(event.amount, practice) : "",
    points: event.points ?? "",
    reason: event.reason === NOT_IN_TIME ? t(calls.notInTime) : (event.reason ?? ""),
  };
  switch (event.kind) {
    case "bet_placed":
      return ""; // the chips lie there
    case "dealt":
      return first ? t(calls.closed_bets) : "";
    case "stayed":
      return t(event.late ? calls.stayed_late : calls.stayed, values);
    case "card_turned":
      return event.face ? t(calls.card_turned, { ...values, face: faceName(event.face) }) : "";
    case "hand_shown":
      return t(event.bust ? calls.hand_bust : calls.hand_shown, values);
    case "bonus_paid":
      return event.bonus && (event.bonus.red || event.bonus.black)
        ? t(calls.bonus_paid, { ...values, bonus: bonusNames(event.bonus), amount: sum(event.amount ?? event.bonus.paid, practice) })
        : "";
    case "war_declared":
      return event.all_bust ? t(calls.war_all_bust) : t(calls.war_declared, { boxes: listed(event.boxes ?? []) });
    case "war_fought":
      return "";
    default:
      return t(calls[event.kind], values);
  }
}
