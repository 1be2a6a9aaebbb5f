import { expect, test } from "vitest";
import { answer } from "../../../testing/earlierHouse";
import type { Statement, StatementLine } from "../../wire";
import { csv } from "./statement";

const { lines } = answer("anna", "/account/statement") as Statement;

test("a line for each line, in columns that spreadsheets in Switzerland read", () => {
  const rows = csv(lines).split("\r\n");
  expect(csv(lines).startsWith("\ufeff")).toBe(true);
  expect(rows).toHaveLength(lines.length + 2); // a head, and the end of the last line
  expect(rows[0]!.split(";")).toHaveLength(6);
  const [first] = lines as [StatementLine];
  expect(rows[1]).toContain(`${first.at};`);
  expect(rows[1]).toContain(`;${first.amount};${first.balance};${first.play!};`);
});

test.each([
  ["=1+1", "'=1+1"],
  ["+41 79", "'+41 79"],
  ["@sum", "'@sum"],
  ['say "hello"; then go', '"say ""hello""; then go"'],
  ["two\nlines", '"two\nlines"'],
  ["plain", "plain"],
])("the note %j starts no formula and breaks no column", (note, written) => {
  const text = csv([{ ...lines[0]!, note }]);
  expect(text.endsWith(`;${written}\r\n`)).toBe(true);
});
