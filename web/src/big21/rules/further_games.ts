// Parts E to H: High/Low, Risk, the end of a play, and which version of the rules counts. Art. 13-25.

import { big21_rules as texts } from "../../texts/big21_rules";
import type { Part } from "./shape";

export const FURTHER_GAMES: Part[] = [
  {
    letter: "E",
    title: texts.part.e,
    articles: [
      {
        number: 13,
        title: texts.art13.title,
        paragraphs: [{ at: "13", text: texts.art13.p1 }],
      },
      {
        number: 14,
        title: texts.art14.title,
        paragraphs: [
          { at: "14.1", text: texts.art14.p1 },
          { at: "14.2", text: texts.art14.p2 },
        ],
      },
      {
        number: 15,
        title: texts.art15.title,
        paragraphs: [
          { at: "15.1", text: texts.art15.p1 },
          { at: "15.2", text: texts.art15.p2 },
          { at: "15.3", text: texts.art15.p3 },
          { at: "15.4", text: texts.art15.p4 },
          { at: "B11", text: texts.art15.b11 },
        ],
      },
      {
        number: 16,
        title: texts.art16.title,
        paragraphs: [{ at: "16", text: texts.art16.p1 }],
      },
      {
        number: 17,
        title: texts.art17.title,
        shows: "ladder",
        paragraphs: [{ at: "17", text: texts.art17.p1 }],
      },
      {
        number: 18,
        title: texts.art18.title,
        paragraphs: [
          { at: "18.1", text: texts.art18.p1 },
          { at: "18.2", text: texts.art18.p2 },
        ],
      },
    ],
  },
  {
    letter: "F",
    title: texts.part.f,
    articles: [
      {
        number: 19,
        title: texts.art19.title,
        paragraphs: [
          { at: "19.1", text: texts.art19.p1 },
          { at: "19.2", text: texts.art19.p2 },
          { at: "B15", text: texts.art19.b15 },
        ],
      },
      {
        number: 20,
        title: texts.art20.title,
        paragraphs: [{ at: "20", text: texts.art20.p1 }],
      },
      {
        number: 21,
        title: texts.art21.title,
        shows: "risk",
        paragraphs: [
          { at: "21.1", text: texts.art21.p1 },
          { at: "21.2", text: texts.art21.p2 },
          { at: "B13", text: texts.art21.b13 },
        ],
      },
      {
        number: 22,
        title: texts.art22.title,
        paragraphs: [{ at: "22", text: texts.art22.p1 }],
      },
    ],
  },
  {
    letter: "G",
    title: texts.part.g,
    articles: [
      {
        number: 23,
        title: texts.art23.title,
        paragraphs: [
          { at: "23", text: texts.art23.p1 },
          { at: "B16", text: texts.art23.b16 },
        ],
      },
    ],
  },
  {
    letter: "H",
    title: texts.part.h,
    articles: [
      {
        number: 24,
        title: texts.art24.title,
        paragraphs: [
          { at: "24.1", text: texts.art24.p1 },
          { at: "24.2", text: texts.art24.p2 },
          { at: "24.3", text: texts.art24.p3 },
        ],
      },
      {
        number: 25,
        title: texts.art25.title,
        paragraphs: [{ at: "25", text: texts.art25.p1 }],
      },
    ],
  },
];
