import { afterEach, describe, expect, it } from "vitest";
import { route } from "../shell/router.svelte";
import { announcedName } from "./announced";

describe("what is announced (Art. 24.2)", () => {
  const before = route.language;
  afterEach(() => {
    route.language = before;
  });

  it("is named by its kind, in each language", () => {
    const said = (["de", "fr", "it", "en"] as const).map((language) => {
      route.language = language;
      return (["rules", "law", "online_terms", "table_rules"] as const).map((kind) =>
        announcedName({ kind, name: kind === "law" ? "players-88" : "2027-03-02" }),
      );
    });
    expect(said).toEqual([
      [
        "Big21: Spielregeln, Fassung 2. März 2027",
        "Big21: Wahrscheinlichkeitsgesetz «players-88»",
        "Bedingungen für die Online-Teilnahme, Fassung 2. März 2027",
        "Black Jack Challenge: Tischregeln, Fassung 2. März 2027",
      ],
      [
        "Big21: règles du jeu, version 2 mars 2027",
        "Big21: loi de probabilité «players-88»",
        "Conditions de participation en ligne, version 2 mars 2027",
        "Black Jack Challenge: règles de table, version 2 mars 2027",
      ],
      [
        "Big21: regole del gioco, versione 2 marzo 2027",
        "Big21: legge di probabilità «players-88»",
        "Condizioni per la partecipazione online, versione 2 marzo 2027",
        "Black Jack Challenge: regole dei tavoli, versione 2 marzo 2027",
      ],
      [
        "Big21: rules of the game, version 2 March 2027",
        "Big21: law of chance “players-88”",
        "Terms for online participation, version 2 March 2027",
        "Black Jack Challenge: table rules, version 2 March 2027",
      ],
    ]);
  });
});
