// How the rules of Black Jack Challenge are told: parts, sections and paragraphs, each in four languages.

import type { Text } from "../../texts";
import type { Named } from "./numbers";

export interface Paragraph {
  /** The ruling it rests on (“C6”): the leaflet of the game has no numbers of its own. */
  at: string;
  text: Text<Named>;
}

export interface Section {
  title: Text;
  paragraphs: Paragraph[];
  /** A table that belongs to it. */
  shows?: "cards" | "posted" | "bonuses" | "clocks" | "houseRules";
  /** Its paragraphs follow one another in time. */
  steps?: boolean;
}

export interface Part {
  letter: string;
  title: Text;
  sections: Section[];
}
