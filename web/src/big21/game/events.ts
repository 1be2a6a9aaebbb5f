// The events of a move, in words.

import { chf } from "../../format";
import { t, type Text } from "../../texts";
import { cardName } from "../../texts/cards";
import { table as texts } from "../../texts/table";
import type { BoardEvent } from "../../wire";

// Visible without words: the card to play, the card on its stack, the prize in the choice, on the ladder or in the result.
const SEEN = new Set<BoardEvent["kind"]>(["card_shown", "card_placed", "open_card_shown", "prize_won", "play_ended"]);

function words(event: BoardEvent): Text | null {
  switch (event.kind) {
    case "free_cards_earned": // how many follows
    case "game_ended": // the prize follows, or the end of the play
    case "high_low_ended":
      return null;
    case "no_free_cards":
      return event.why === "ten_on_soft_21" ? texts.events.ten_on_soft_21 : texts.events.three_reached;
    default:
      return texts.events[event.kind];
  }
}

function say(event: BoardEvent): string[] {
  const text = words(event);
  if (!text || (event.kind === "prize_won" && Number(event.amount) === 0)) return [];
  const values: Record<string, string | number> = {};
  if ("card" in event) values.card = cardName(event.card);
  if ("stack" in event) values.stack = event.stack;
  if ("cards" in event) values.cards = event.cards;
  if ("amount" in event) values.amount = chf(event.amount);
  const said = t(text, values);
  return [said.charAt(0).toUpperCase() + said.slice(1)];
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
