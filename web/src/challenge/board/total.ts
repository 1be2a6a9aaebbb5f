// The total of the cards that somebody sees in their own box. The server says the total as well, of the newest state. The
// page shows events one after the other, and between two of them the total must be that of the cards in sight (C6a).

import type { Box, PlayingCard, TableState } from "../../wire";

export interface Total {
  points: number;
  soft: boolean;
}

const MOST = 21;

function points({ rank }: PlayingCard): number {
  return rank === "A" ? 1 : Number(rank) || 10;
}

/** C7: both own cards, and each card that was paid for once it is turned. None as long as the hidden card is not known. */
export function ownTotal(table: TableState, box: Box): Total | null {
  if (!box.open_card || !box.hidden_card) return null;
  const [one, other] = table.community;
  const cards = [box.open_card, box.hidden_card];
  if (one && box.first === "pay") cards.push(one);
  if (other && box.second === "pay") cards.push(other);
  const hard = cards.reduce((sum, card) => sum + points(card), 0);
  const soft = cards.some(({ rank }) => rank === "A") && hard + 10 <= MOST;
  return { points: soft ? hard + 10 : hard, soft };
}

/** C6a: nobody is bust before the croupier says so, when the totals are compared. */
export function calledBust(table: TableState, box: Box): boolean {
  return box.bust && table.phase === "over";
}
