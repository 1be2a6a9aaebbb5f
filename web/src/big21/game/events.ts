// The events of a move, in words.

import { cardName } from "../../cards/names";
import { chf } from "../../format";
import { capital, t } from "../../texts";
import { big21 as texts } from "../../texts/big21";
import type { BoardEvent } from "../../wire";

// Visible without words: the card to play, the card on its stack, the prize in the choice, on the ladder or in the result.
const SEEN = new Set<BoardEvent["kind"]>(["card_shown", "card_placed", "open_card_shown", "prize_won", "play_ended"]);

function sentence(event: BoardEvent): string {
  switch (event.kind) {
    case "free_cards_earned": // how many follows
    case "game_ended": // the prize follows, or the end of the play
    case "high_low_ended":
      return "";
    case "no_free_cards":
      return t(texts.events[event.why]);
    case "card_shown":
    case "card_discarded":
    case "open_card_shown":
    case "hidden_card_shown":
      return t(texts.events[event.kind], { card: cardName(event.card) });
    case "card_placed":
      return t(texts.events.card_placed, { card: cardName(event.card), stack: event.stack });
    case "aces_devalued":
    case "stack_completed":
    case "stack_cleared":
      return t(texts.events[event.kind], { stack: event.stack });
    case "free_cards_granted":
      return t(texts.events.free_cards_granted, { cards: event.cards });
    case "prize_won":
      return Number(event.amount) === 0 ? "" : t(texts.events.prize_won, { amount: chf(event.amount) });
    case "card_sold":
    case "risk_started":
    case "realised":
    case "play_ended":
      return t(texts.events[event.kind], { amount: chf(event.amount) });
    case "high_low_started":
    case "prediction_right":
    case "prediction_not_counted":
    case "prediction_wrong":
      return t(texts.events[event.kind]);
  }
}

function say(event: BoardEvent): string[] {
  const said = sentence(event);
  return said ? [capital(said)] : [];
}

/** All events, for screen readers. */
export function spoken(events: BoardEvent[]): string {
  return events.flatMap(say).join(" ");
}

/** The events that the board itself does not show. */
export function written(events: BoardEvent[]): string {
  return events
    .filter(({ kind }) => !SEEN.has(kind))
    .flatMap(say)
    .join(" ");
}

export function clearedStacks(events: BoardEvent[]): Set<number> {
  return new Set(events.flatMap((event) => (event.kind === "stack_cleared" ? [event.stack] : [])));
}
