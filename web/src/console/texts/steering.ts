// Made by `make texts` from texts/*/console/steering.ftl: change those.

import type { Text } from "./index";

export const steering = {
  title: { de: "Steuerung", en: "Steering" } as Text,
  lead: { de: "Gesucht wird ein Gesetz, unter dem Spielerinnen und Spieler, die so spielen wie zuletzt, die angestrebte Auszahlung erhalten. Das Ergebnis ist ein Entwurf; veröffentlicht wird er von einem Menschen oder gar nicht. Von einzelnen Spielerinnen und Spielern weiss die Suche nichts.", en: "Look for a law under which people who play as they did of late receive the target payout. The result is a draft; a person publishes it, or nobody does. The search knows nothing of any single player." } as Text,
  fitted: { de: "Geschätzte Spielstärke", en: "Fitted skill" } as Text,
  noSkill: { de: "Noch keine: Es wurde zu wenig gespielt.", en: "None yet: too little was played." } as Text,
  houseCeiling: { de: "Obergrenze des Hauses", en: "Ceiling of the house" } as Text,
  running: { de: "Gesetz in Kraft", en: "Law in force" } as Text,
  propose: { de: "Vorschlag suchen", en: "Look for a proposal" } as Text,
  name: { de: "Name des neuen Gesetzes", en: "Name of the new law" } as Text,
  nameNote: { de: "Kleinbuchstaben, Ziffern, Punkt und Bindestrich.", en: "Lower-case letters, digits, dots and hyphens." } as Text,
  target: { de: "Ziel, in Prozent", en: "Target, per cent" } as Text,
  targetNote: { de: "Auszahlung bei der geschätzten Spielstärke.", en: "Payout of the fitted skill." } as Text,
  ceiling: { de: "Obergrenze, in Prozent", en: "Ceiling, per cent" } as Text,
  ceilingNote: { de: "Höchste Auszahlung, bei bester Spielweise.", en: "Highest payout, with best play." } as Text,
  skill: { de: "Spielstärke", en: "Skill" } as Text,
  skillNote: { de: "Leer: wie geschätzt.", en: "Empty: as fitted." } as Text,
  begin: { de: "Gesetz suchen", en: "Look for a law" } as Text,
  badNumber: { de: "Bitte geben Sie eine Zahl ein: {field}.", en: "Please enter a number: {field}." } as Text<"field">,
  proposals: { de: "Vorschläge", en: "Proposals" } as Text,
  none: { de: "Noch kein Vorschlag.", en: "No proposal yet." } as Text,
  asked: { de: "Ziel {target} bei Spielstärke {skill}, höchstens {ceiling}", en: "Target {target} at skill {skill}, at most {ceiling}" } as Text<"target" | "skill" | "ceiling">,
  open: { de: "Entwurf öffnen", en: "Open the draft" } as Text,
  compare: { de: "Zahlen", en: "Figures" } as Text,
  compareNote: { de: "für Spielstärke {skill}", en: "for skill {skill}" } as Text<"skill">,
  runningLaw: { de: "In Kraft", en: "In force" } as Text,
  proposedLaw: { de: "Entwurf", en: "Draft" } as Text,
  difference: { de: "Unterschied", en: "Difference" } as Text,
  rows: {
    highest_payout: { de: "Höchste Auszahlung", en: "Highest payout" } as Text,
    population_payout: { de: "Auszahlung bei dieser Spielstärke", en: "Payout at this skill" } as Text,
    blind_payout: { de: "Auszahlung bei blindem Spiel", en: "Payout of blind players" } as Text,
    divergence: { de: "Abstand von gleichen Anteilen", en: "Divergence from uniform" } as Text,
    hit_rate: { de: "Basisspiele mit Gewinn", en: "Main games that end with a prize" } as Text,
  },
};
