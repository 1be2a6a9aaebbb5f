// Parts A to C: what is played for, table, cards and stakes, and the bonus bets.

import { challenge_rules as texts } from "../../texts/challenge_rules";
import type { Part } from "./shape";

export const TABLE: Part[] = [
  {
    letter: "A",
    title: texts.part.a,
    sections: [
      {
        title: texts.aim.title,
        paragraphs: [
          { at: "C8", text: texts.aim.p1 },
          { at: "C9", text: texts.aim.p2 },
          { at: "C8", text: texts.aim.p3 },
        ],
      },
    ],
  },
  {
    letter: "B",
    title: texts.part.b,
    sections: [
      {
        title: texts.table.title,
        paragraphs: [
          { at: "C3", text: texts.table.p1 },
          { at: "C3", text: texts.table.p2 },
          { at: "C15", text: texts.table.p3 },
          { at: "C16", text: texts.table.p4 },
        ],
      },
      {
        title: texts.values.title,
        shows: "cards",
        paragraphs: [
          { at: "C5", text: texts.values.p1 },
          { at: "C7", text: texts.values.p2 },
          { at: "C7", text: texts.values.p3 },
        ],
      },
      {
        title: texts.pot.title,
        shows: "posted",
        paragraphs: [
          { at: "C4", text: texts.pot.p1 },
          { at: "C8", text: texts.pot.p2 },
        ],
      },
      {
        title: texts.button.title,
        paragraphs: [{ at: "C12", text: texts.button.p1 }],
      },
    ],
  },
  {
    letter: "C",
    title: texts.part.c,
    sections: [
      {
        title: texts.bonuses.title,
        paragraphs: [
          { at: "C8", text: texts.bonuses.p1 },
          { at: "C4", text: texts.bonuses.p2 },
          { at: "C1", text: texts.bonuses.p3 },
          { at: "C8", text: texts.bonuses.p4 },
        ],
      },
      {
        title: texts.odds.title,
        shows: "bonuses",
        paragraphs: [{ at: "C2", text: texts.odds.p1 }],
      },
    ],
  },
];
