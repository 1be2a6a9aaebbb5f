// How the rules are told: parts, articles and paragraphs, each in four languages.

import type { Text } from "../../texts";
import type { NumberName } from "./numbers";

export interface Paragraph {
  /** The paragraph of the rule text (“7.3”), or the ruling that closes a gap in it (“B4”). */
  at: string;
  text: Text<NumberName>;
}

export interface Article {
  number: number;
  title: Text;
  paragraphs: Paragraph[];
  /** A table or example that belongs to it. */
  shows?: "cards" | "payout" | "prizes" | "ladder" | "risk" | "order";
}

export interface Part {
  letter: string;
  title: Text;
  articles: Article[];
}
