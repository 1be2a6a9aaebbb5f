// Part D: the main game, Art. 6-12.

import { big21_rules as texts } from "../../texts/big21_rules";
import type { Part } from "./shape";

export const MAIN_GAME: Part = {
  letter: "D",
  title: texts.part.d,
  articles: [
    {
      number: 6,
      title: texts.art6.title,
      paragraphs: [
        { at: "6.1", text: texts.art6.p1 },
        { at: "6.2", text: texts.art6.p2 },
        { at: "B5", text: texts.art6.b5 },
      ],
    },
    {
      number: 7,
      title: texts.art7.title,
      shows: "cards",
      paragraphs: [
        { at: "7.1", text: texts.art7.p1 },
        { at: "7.2", text: texts.art7.p2 },
        { at: "7.3", text: texts.art7.p3 },
        { at: "B4", text: texts.art7.b4 },
      ],
    },
    {
      number: 8,
      title: texts.art8.title,
      shows: "prizes",
      paragraphs: [{ at: "8", text: texts.art8.p1 }],
    },
    {
      number: 9,
      title: texts.art9.title,
      paragraphs: [
        { at: "9", text: texts.art9.p1 },
        { at: "B3", text: texts.art9.b3 },
      ],
    },
    {
      number: 10,
      title: texts.art10.title,
      paragraphs: [
        { at: "10.1", text: texts.art10.p1 },
        { at: "10.2", text: texts.art10.p2 },
        { at: "B8", text: texts.art10.b8 },
      ],
    },
    {
      number: 11,
      title: texts.art11.title,
      paragraphs: [
        { at: "11.1", text: texts.art11.p1 },
        { at: "11.2", text: texts.art11.p2 },
        { at: "11.3", text: texts.art11.p3 },
      ],
    },
    {
      number: 12,
      title: texts.art12.title,
      shows: "order",
      paragraphs: [
        { at: "12.1", text: texts.art12.p1 },
        { at: "12.2", text: texts.art12.p2 },
      ],
    },
  ],
};
