// Parts D to H: the course of a game, casino war, time and absence, money and limits, house rules.

import { challenge_rules as texts } from "../../texts/challenge_rules";
import type { Part } from "./shape";

export const COURSE: Part[] = [
  {
    letter: "D",
    title: texts.part.d,
    sections: [
      {
        title: texts.steps.title,
        steps: true,
        paragraphs: [
          { at: "C4", text: texts.steps.p1 },
          { at: "C5", text: texts.steps.p2 },
          { at: "C5", text: texts.steps.p3 },
          { at: "C6", text: texts.steps.p4 },
          { at: "C6", text: texts.steps.p5 },
          { at: "C6a", text: texts.steps.p6 },
          { at: "C6a", text: texts.steps.p6b },
          { at: "C6a", text: texts.steps.p6c },
          { at: "C9", text: texts.steps.p7 },
          { at: "C12", text: texts.steps.p8 },
        ],
      },
      {
        title: texts.communityCards.title,
        paragraphs: [
          { at: "C7", text: texts.communityCards.p1 },
          { at: "C6", text: texts.communityCards.p2 },
        ],
      },
      {
        title: texts.showdown.title,
        paragraphs: [{ at: "C8", text: texts.showdown.p1 }],
      },
    ],
  },
  {
    letter: "E",
    title: texts.part.e,
    sections: [
      {
        title: texts.tie.title,
        paragraphs: [
          { at: "C9", text: texts.tie.p1 },
          { at: "C9", text: texts.tie.p2 },
        ],
      },
      {
        title: texts.allBust.title,
        paragraphs: [{ at: "C10", text: texts.allBust.p1 }],
      },
      {
        title: texts.deck.title,
        paragraphs: [{ at: "C11", text: texts.deck.p1 }],
      },
    ],
  },
  {
    letter: "F",
    title: texts.part.f,
    sections: [
      {
        title: texts.thinking.title,
        shows: "clocks",
        paragraphs: [{ at: "C13", text: texts.thinking.p1 }],
      },
      {
        title: texts.late.title,
        paragraphs: [
          { at: "C13", text: texts.late.p1 },
          { at: "C13", text: texts.late.p2 },
          { at: "C13", text: texts.late.p3 },
        ],
      },
      {
        title: texts.interruption.title,
        paragraphs: [
          { at: "C13", text: texts.interruption.p1 },
          { at: "C14", text: texts.interruption.p2 },
        ],
      },
      {
        title: texts.voided.title,
        paragraphs: [{ at: "C14", text: texts.voided.p1 }],
      },
    ],
  },
  {
    letter: "G",
    title: texts.part.g,
    sections: [
      {
        title: texts.limits.title,
        paragraphs: [
          { at: "B18", text: texts.limits.p1 },
          { at: "B18", text: texts.limits.p2 },
        ],
      },
      {
        title: texts.money.title,
        paragraphs: [{ at: "C15", text: texts.money.p1 }],
      },
    ],
  },
  {
    letter: "H",
    title: texts.part.h,
    sections: [
      {
        title: texts.houseRules.title,
        shows: "houseRules",
        paragraphs: [
          { at: "C17", text: texts.houseRules.p1 },
          { at: "C17", text: texts.houseRules.p2 },
          { at: "C17", text: texts.houseRules.p3 },
        ],
      },
    ],
  },
];
