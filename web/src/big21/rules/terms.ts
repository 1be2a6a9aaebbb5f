// Parts A to C: whose game it is, what it consists of, and who may take part. Art. 1-5.

import { big21_rules as texts } from "../../texts/big21_rules";
import type { Part } from "./shape";

export const TERMS: Part[] = [
  {
    letter: "A",
    title: texts.part.a,
    articles: [
      {
        number: 1,
        title: texts.art1.title,
        paragraphs: [
          { at: "1.1", text: texts.art1.p1 },
          { at: "1.2", text: texts.art1.p2 },
          { at: "1.3", text: texts.art1.p3 },
          { at: "1.4", text: texts.art1.p4 },
        ],
      },
    ],
  },
  {
    letter: "B",
    title: texts.part.b,
    articles: [
      {
        number: 2,
        title: texts.art2.title,
        paragraphs: [
          { at: "2.1", text: texts.art2.p1 },
          { at: "2.2", text: texts.art2.p2 },
          { at: "2.3", text: texts.art2.p3 },
          { at: "2.4", text: texts.art2.p4 },
          { at: "2.5", text: texts.art2.p5 },
          { at: "2.6", text: texts.art2.p6 },
        ],
      },
      {
        number: 3,
        title: texts.art3.title,
        paragraphs: [
          { at: "3.1", text: texts.art3.p1 },
          { at: "3.2", text: texts.art3.p2 },
        ],
        shows: "payout",
      },
    ],
  },
  {
    letter: "C",
    title: texts.part.c,
    articles: [
      {
        number: 4,
        title: texts.art4.title,
        paragraphs: [
          { at: "4.1", text: texts.art4.p1 },
          { at: "4.2", text: texts.art4.p2 },
        ],
      },
      {
        number: 5,
        title: texts.art5.title,
        paragraphs: [
          { at: "5", text: texts.art5.p1 },
          { at: "B19", text: texts.art5.b19 },
        ],
      },
    ],
  },
];
