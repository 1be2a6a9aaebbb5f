import { describe, expect, it } from "vitest";
import { isGame, saidAbout } from "./about";

const AT = { happened_at: "2026-03-03T12:00:00Z", stake: "2.00" };

describe("what a question is about", () => {
  it("is a game at a table, by the table's name, the number of the game, its date and the ante", () => {
    expect(isGame("t-4f0c-12")).toBe(true);
    const said = saidAbout({ about: "t-4f0c-12", table: "Zur Linde", ...AT });
    expect(said).toMatch(/12.*Zur Linde.*2026, 13:00.*2\.00/);
    expect(said).not.toContain("t-4f0c");
  });

  it("is a play of Big21 by its date and stake", () => {
    expect(isGame("4f0c-12")).toBe(false);
    const said = saidAbout({ about: "4f0c-12", table: null, ...AT });
    expect(said).toMatch(/Big21.*2026, 13:00.*2\.00/);
    expect(said).not.toContain("4f0c-12");
  });

  it("is known by its name if nothing else is known", () => {
    expect(saidAbout({ about: "4f0c-12", table: null, happened_at: null, stake: null })).toContain("4f0c-12");
  });
});
