// Moves and draws of a play in words.

import { chf } from "../../format";
import { t } from "../../texts";
import { review } from "../../texts/review";
import type { CountedCard, ReviewStep, PlayState } from "../../wire";
import { cardSign } from "../../cards/cardSign";

/** A move as the notation has it, in words; `before` is the table it is made at. */
export function moveWords(move: string, before: PlayState | null): string {
  const [word, argument = ""] = move.split(" ");
  const words = review.moves;
  const card = before?.card ? cardSign(before.card) : null;
  switch (word) {
    case "place":
      return card ? t(words.placeCard, { card, n: argument }) : t(words.place, { n: argument });
    case "discard":
      return card ? t(words.discardCard, { card }) : t(words.discard);
    case "buy":
      return t(words.buy);
    case "end":
      return t(
        before?.phase === "highlow" ? words.endLadder : before?.phase === "choice" ? words.endPlay : words.endGame,
      );
    case "highlow":
      return t(words.highlow);
    case "higher":
      return t(words.higher);
    case "lower":
      return t(words.lower);
    case "risk":
      return t(words.risk, { stake: chf(argument) });
    default:
      return move;
  }
}

/** What happened in a step, whoever moved. */
export function stepWords(step: ReviewStep, before: PlayState | null): string {
  if (step.by === "player") return moveWords(step.move, before);
  if (step.by === "clock") return t(review.drawn.expire);
  const card = drawn(step);
  const named = card ? cardSign(card) : (step.move.split(" ")[1] ?? "");
  switch (step.move.split(" ")[0]) {
    case "deal":
      return t(review.drawn.deal, { card: named });
    case "grant":
      return t(review.drawn.grant, { n: named });
    case "open":
      return t(review.drawn.open, { card: named });
    default:
      return `${t(review.drawn.hidden, { card: named })}, ${t(review.drawn[outcome(step)])}`;
  }
}

function drawn(step: ReviewStep): CountedCard | null {
  for (const event of step.events) {
    const { kind } = event;
    if (kind === "card_shown" || kind === "open_card_shown" || kind === "hidden_card_shown") return event.card;
  }
  return null;
}

function outcome(step: ReviewStep): "right" | "wrong" | "equal" {
  const kinds = step.events.map(({ kind }) => kind);
  if (kinds.includes("prediction_right")) return "right";
  return kinds.includes("prediction_wrong") ? "wrong" : "equal";
}
