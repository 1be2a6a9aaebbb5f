// Whole files, checked as the verifier's page does. Real ones hold, and forged ones fail in the step that is concerned.
import { describe, expect, test } from "vitest";
import { exported, GAMES, PLAYS, verified } from "../../testing/earlierHouse";
import {
  blankAdded,
  changed,
  entryChanged,
  entryLeftOut,
  reseal,
  textChanged,
  type Change,
} from "../../testing/forgery";
import { check } from "./check";
import type { Fact, FactName, Step, StepName } from "./steps";

async function stepsOf(text: string): Promise<Step[]> {
  const steps = [];
  for await (const step of check(text)) steps.push(step);
  return steps;
}

function fact(steps: Step[], step: StepName, name: FactName): Fact | undefined {
  return steps.find((each) => each.name === step)?.facts.find((each) => each.name === name);
}

const francs = (text: unknown): number => Math.round(Number(text) * 100);

test.each(PLAYS)("%s holds, with the figures that `ventuno verify` gives", async (name) => {
  const steps = await stepsOf(exported(`${name}.json`));
  expect(steps.filter(({ status }) => status !== "passed")).toEqual([]);
  const said = verified(name);
  expect(fact(steps, "draws", "draws")).toEqual({ name: "draws", count: said.draws });
  expect(fact(steps, "draws", "draws_fit")).toEqual({ name: "draws_fit", count: said.draws });
  expect(fact(steps, "play", "moves")).toEqual({ name: "moves", count: said.moves });
  expect(fact(steps, "play", "paid_out")).toEqual({ name: "paid_out", money: francs(said.paid_out) });
  expect(fact(steps, "postings", "postings")).toEqual({ name: "postings", count: said.postings });
});

test.each(GAMES)("%s holds, with the figures that `ventuno verify` gives", async (name) => {
  const steps = await stepsOf(exported(`${name}.json`));
  expect(steps.filter(({ status }) => status !== "passed")).toEqual([]);
  const said = verified(name);
  expect(fact(steps, "game", "moves")).toEqual({ name: "moves", count: said.moves });
  expect(fact(steps, "bets", "players")).toEqual({ name: "players", count: said.players });
  expect(fact(steps, "settled", "postings")).toEqual({ name: "postings", count: said.postings });
  if (said.winner === null) expect(fact(steps, "game", "voided")).toBeDefined();
  else expect(fact(steps, "game", "winner")).toEqual({ name: "winner", box: said.winner });
});

test("a file that cannot be read leaves nothing to check", async () => {
  const steps = await stepsOf("hello");
  expect(steps[0]).toMatchObject({ name: "file", status: "failed", failure: { code: "not_json" } });
  expect(steps.slice(1).every(({ status }) => status === "skipped")).toBe(true);
  expect(steps).toHaveLength(9);
});

/** Which step has to fail first, and why. */
type Forgery = [what: string, step: StepName, code: string, change: Change];

async function firstFailure(text: string, change: Change): Promise<[StepName, string] | null> {
  const failed = (await stepsOf(await changed(text, change))).find(({ status }) => status === "failed");
  return failed ? [failed.name, failed.failure!.code] : null;
}

const set =
  (fields: Record<string, unknown>): Change =>
  (file) =>
    void Object.assign(file, fields);

describe("a forged play", () => {
  const forgeries: Forgery[] = [
    ["a field more", "file", "not_an_export", set({ more: 1 })],
    ["rules that there are not", "file", "unknown_rules", set({ rules: "2020-01-01" })],
    ["a header that there is not", "file", "text_unreadable", textChanged("big21", "big22")],
    ["an entry, the chain as it was", "journal", "chain_broken", blankAdded],
    ["the server's seed", "commitment", "commitment_broken", set({ server_seed: "00".repeat(32) })],
    ["the commitment", "commitment", "commitment_broken", set({ commitment: "00".repeat(32) })],
    [
      "the commitment in the journal",
      "commitment",
      "nothing_committed",
      entryChanged("seed_committed", '"commitment":"2', '"commitment":"3'),
    ],
    ["no commitment in the journal", "commitment", "nothing_committed", entryLeftOut("seed_committed")],
    ["a law that cannot be read", "law", "law_unreadable", set({ law: "[deal]" })],
    ["another law", "law", "law_wrong", (file) => void (file.law = file.law.replace(/^2 = \d+/m, "2 = 7"))],
    ["the law in the journal", "law", "law_wrong", entryChanged("play_started", '"law":"4', '"law":"5')],
    ["the stake of the file", "terms", "terms_wrong", set({ stake: "2.00" })],
    ["the stake of the text", "terms", "terms_wrong", textChanged("stake=3", "stake=2")],
    ["the stake in the journal", "terms", "terms_wrong", entryChanged("play_started", '"stake":300', '"stake":200')],
    ["the player's seed", "terms", "terms_wrong", set({ client_seed: "lucky 8" })],
    ["the start", "terms", "terms_wrong", set({ started_at: "2026-03-03T09:24:14.500001Z" })],
    ["no start", "law", "law_wrong", entryLeftOut("play_started")],
    ["a card", "draws", "draw_wrong", textChanged("deal 9", "deal 8")],
    ["the number of free cards", "draws", "draw_wrong", textChanged("grant 4", "grant 5")],
    ["a move more", "play", "move_illegal", textChanged("end\nend\n", "end\nend\nend\n")],
    ["a move less", "play", "not_finished", textChanged("end\nend\n", "end\n")],
    ["a move before its time", "play", "move_illegal", textChanged("place 1\n", "place 1\nbuy\n")],
    ["a Risk stake that is too large", "play", "move_illegal", textChanged("risk 7.60", "risk 15.10")],
    ["a Risk stake", "postings", "money_wrong", textChanged("risk 7.60", "risk 7.50")],
    [
      "the prize in the journal",
      "postings",
      "money_wrong",
      entryChanged("play_paid", '"paid_out":8340', '"paid_out":9340'),
    ],
    [
      "the money that was paid",
      "postings",
      "money_wrong",
      entryChanged("play_paid", '"balance",7600', '"balance",7500'),
    ],
    ["a purchase less", "postings", "money_wrong", entryLeftOut("card_bought")],
    ["the last entry left out", "postings", "money_wrong", ({ journal }) => void journal.pop()],
    ["the end", "postings", "money_wrong", set({ ended_at: "2026-03-03T09:26:01.750001Z" })],
    [
      "an entry before the one before",
      "times",
      "times_wrong",
      entryChanged("winnings_realised", "09:25:13Z", "09:25:03Z"),
    ],
  ];

  test.each(forgeries)("%s: %s fails with %s", async (_, step, code, change) => {
    expect(await firstFailure(exported("stopped.json"), change)).toEqual([step, code]);
  });

  const everywhere =
    (old: string, by: string): Change =>
    async (file) => {
      for (const name of ["started_at", "expires_at", "ended_at"])
        file[name] = (file[name] as string).replaceAll(old, by);
      for (const line of file.journal) line.text &&= line.text.replaceAll(old, by);
      await reseal(file);
    };

  test("Art. 23: a play that expired lasted four hours, not less and not more", async () => {
    const expired = exported("expired.json");
    expect(await firstFailure(expired, everywhere("18:15:34Z", "18:15:33Z"))).toEqual(["times", "four_hours_wrong"]);
    const early: Change = async (file) => {
      file.ended_at = "2026-03-03T18:15:33Z";
      await entryChanged("play_paid", '"ended_at":"2026-03-03T18:15:34Z"', '"ended_at":"2026-03-03T18:15:33Z"')(file);
    };
    expect(await firstFailure(expired, early)).toEqual(["times", "expired_early"]);
  });

  test("Art. 23: nothing is done after four hours", async () => {
    const late: Change = async (file) => {
      file.ended_at = "2026-03-03T19:00:00Z";
      await entryChanged("play_paid", '"at":"2026-03-03T14:15:27.500000Z"', '"at":"2026-03-03T19:00:00Z"')(file);
      await entryChanged(
        "play_paid",
        '"ended_at":"2026-03-03T14:15:27.500000Z"',
        '"ended_at":"2026-03-03T19:00:00Z"',
      )(file);
    };
    expect(await firstFailure(exported("high_low_won.json"), late)).toEqual(["times", "expired_late"]);
  });
});

describe("a forged game", () => {
  const forgeries: Forgery[] = [
    ["another table", "file", "terms_wrong", set({ table: "t-other" })],
    ["one bet alone", "file", "text_unreadable", textChanged("antes=5,-,5,-,-,-,5", "antes=5,-,-,-,-,-,-")],
    ["an entry, the chain as it was", "journal", "chain_broken", blankAdded],
    ["the server's seed", "committed", "commitment_broken", set({ server_seed: "00".repeat(32) })],
    ["committed after the bets", "committed", "committed_late", entryLeftOut("betting_opened")],
    ["the players' seeds", "seeds", "seeds_wrong", set({ client_seed: "1:mine\n3:mine\n7:mine" })],
    ["a player's seed in the journal", "seeds", "seeds_wrong", entryChanged("bet_placed", '"seed":"', '"seed":"0')],
    ["a player without a seed", "seeds", "seed_missing", entryChanged("bet_placed", '"seed":"seed of 7"', '"seed":""')],
    ["never dealt", "seeds", "not_dealt", entryLeftOut("game_dealt")],
    ["an ante of the text", "bets", "bet_wrong", textChanged("antes=5", "antes=6")],
    ["an ante in the journal", "bets", "bet_wrong", entryChanged("bet_placed", '"ante":500', '"ante":600')],
    ["the button", "bets", "button_wrong", entryChanged("game_dealt", '"button":3', '"button":7')],
    ["two hands swapped", "deck", "cards_wrong", textChanged("6h 9c 7d 2s", "7d 2s 6h 9c")],
    ["the community cards swapped", "deck", "cards_wrong", textChanged("7s 9d", "9d 7s")],
    ["the war's cards swapped", "deck", "cards_wrong", textChanged("5c 6s", "6s 5c")],
    ["no war", "game", "card_missing", textChanged("war 3d: 5c 6s 2c\n", "")],
    ["a decision that nobody made", "game", "move_illegal", textChanged("pay\nwar", "pay\npay\nwar")],
    ["a decision", "settled", "decision_wrong", entryChanged("decided", '"paid":500', '"paid":0')],
    [
      "a bet for somebody who was late",
      "settled",
      "bet_for_absent",
      entryChanged("decided", '"paid":500', '"paid":500,"late":true'),
    ],
    ["a decision less", "settled", "decision_wrong", entryLeftOut("decided")],
    ["the winner", "settled", "winner_wrong", entryChanged("game_ended", '"winner":7', '"winner":1')],
    ["the pot", "settled", "pot_wrong", entryChanged("game_ended", '"pot":4500', '"pot":4400')],
    ["a rake", "settled", "money_wrong", entryChanged("game_ended", '"chips:7",4500', '"chips:7",4400')],
    ["a bonus", "settled", "bonus_wrong", entryChanged("game_ended", '"box":1,"amount":0', '"box":1,"amount":250')],
    ["no end", "settled", "not_settled", ({ journal }) => void journal.pop()],
    ["the moment of the deal", "moments", "times_wrong", set({ started_at: "2026-03-07T00:00:00Z" })],
  ];

  test.each(forgeries)("%s: %s fails with %s", async (_, step, code, change) => {
    expect(await firstFailure(exported("game_war.json"), change)).toEqual([step, code]);
  });

  test("C17: the rules of the text are those that the journal named before the bets", async () => {
    const named = "rules=2027-01-01 red_pair=25:1";
    const inText = textChanged("button=3", `button=3 ${named}`);
    const inJournal = entryChanged("betting_opened", '"until"', `"rules":"${named}","until"`);
    const both: Change = async (file) => {
      await inText(file);
      await inJournal(file);
    };
    const file = exported("game_war.json");
    expect(await firstFailure(file, both)).toBeNull();
    expect(await firstFailure(file, inText)).toEqual(["bets", "rules_wrong"]);
    expect(await firstFailure(file, inJournal)).toEqual(["bets", "rules_wrong"]);
  });

  test("C13: nobody is late before their time is up", async () => {
    const late: Change = async (file) => {
      const stayed = file.journal.find(({ text }) => text?.includes('"paid":0'))!;
      stayed.text = stayed.text!.replace('"paid":0', '"paid":0,"late":true');
      await reseal(file);
    };
    expect(await firstFailure(exported("game_plain.json"), late)).toEqual(["moments", "late_too_early"]);
  });

  test("C14: a void game gives everything back, and says who stopped it and why", async () => {
    const file = exported("game_void.json");
    expect(await firstFailure(file, textChanged("A card fell", "A chip fell"))).toEqual(["settled", "void_wrong"]);
    expect(await firstFailure(file, entryChanged("game_voided", '"pot":500', '"pot":400'))).toEqual([
      "settled",
      "return_wrong",
    ]);
  });
});
