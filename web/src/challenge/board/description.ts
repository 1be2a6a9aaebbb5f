// A box in one sentence, for screen readers.

import { t } from "../../texts";
import { challenge as texts } from "../../texts/challenge";
import type { Box, TableState } from "../../wire";
import { sum } from "../amounts";
import { bonusNames, faceName } from "./calls";
import { calledBust, type Total } from "./total";

function bet(box: Box, practice: boolean): string[] {
  if (!box.bet) return [];
  const { ante, red, black } = box.bet;
  const parts = [t(texts.bet, { ante: sum(ante, practice) })];
  if (Number(red) > 0) parts.push(`${t(texts.red)} ${sum(red, practice)}`);
  if (Number(black) > 0) parts.push(`${t(texts.black)} ${sum(black, practice)}`);
  return parts;
}

function cards(box: Box, own: boolean): string[] {
  const parts: string[] = [];
  if (box.open_card) parts.push(t(texts.openCard, { card: faceName(box.open_card) }));
  if (box.hidden_card && !own) parts.push(t(texts.hiddenCard, { card: faceName(box.hidden_card) }));
  else if (box.hidden) parts.push(t(texts.hidden));
  [box.first, box.second].forEach((decided, index) => {
    if (decided) parts.push(t(decided === "pay" ? texts.paidFor : texts.stayedAt, { n: index + 1 }));
  });
  return parts;
}

export function describeTotal({ points, soft }: Total, bust: boolean): string {
  return `${t(texts.points, { n: points })}${soft ? `, ${t(texts.soft)}` : ""}${bust ? `, ${t(texts.bust)}` : ""}`;
}

/** `own`: the player's own box, whose hidden card and total are said elsewhere. */
export function describeBox(table: TableState, box: Box, left: number | null, own = false): string {
  const { practice } = table;
  const who = own ? t(texts.you) : (box.name ?? t(texts.free));
  const parts = [`${t(texts.box, { n: box.box })}: ${who}`];
  if (!box.name) return `${parts[0]}.`;
  if (box.bot) parts.push(t(texts.levels[box.bot]));
  if (table.button === box.box) parts.push(t(texts.button));
  if (box.away) parts.push(t(texts.away));
  if (box.leaving) parts.push(t(texts.leaving));
  if (!table.replay) parts.push(practice ? sum(box.chips, true) : t(texts.chips, { amount: sum(box.chips, false) }));
  parts.push(...bet(box, practice), ...cards(box, own));
  if (!own && box.points !== null)
    parts.push(describeTotal({ points: box.points, soft: box.soft }, calledBust(table, box)));
  if (box.bonus && (box.bonus.red || box.bonus.black))
    parts.push(`${bonusNames(box.bonus)}: ${sum(box.bonus.paid, practice)}`);
  if (box.war_cards.length) parts.push(t(texts.warCards, { cards: box.war_cards.map(faceName).join(", ") }));
  if (table.turn === box.box && left !== null) parts.push(t(texts.decides, { n: left }));
  if (table.winner === box.box) parts.push(t(texts.winner));
  return `${parts.join("; ")}.`;
}
