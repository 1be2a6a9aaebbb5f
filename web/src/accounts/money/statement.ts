// The statement as a CSV file, made here: what it holds has been read already.

import { api } from "../../api";
import { money } from "../../format";
import { t } from "../../texts";
import { account as texts } from "../../texts/account";
import type { StatementLine } from "../../wire";

export const DAYS = 90; // requirement 21

/** All lines of the time, the newest first. */
export async function allLines(): Promise<StatementLine[]> {
  const lines: StatementLine[] = [];
  let before: number | null = null;
  do {
    const page = await api.statement(DAYS, before ?? undefined);
    lines.push(...page.lines);
    before = page.before;
  } while (before !== null);
  return lines;
}

/** What stands beside a movement. For foreign money: what was handed in or out, and the rate (C15). */
export function noteOf({ currency, foreign, rate, note }: StatementLine): string {
  if (!currency || !foreign || !rate) return note ?? "";
  return t(texts.statement.foreign, { amount: `${currency}\u00a0${money(foreign)}`, rate });
}

/** Semicolons and a byte order mark: so that spreadsheets in Switzerland open it as it is. */
export function csv(lines: StatementLine[]): string {
  const words = texts.statement;
  const head = [words.when, words.what, words.amount, words.balance, words.play, words.note].map((text) => t(text));
  const rows = lines.map((line) => [
    line.at,
    t(texts.movements[line.kind]),
    line.amount,
    line.balance,
    line.play ?? "",
    // A note is a person's text: it must not start a formula.
    noteOf(line)
      .replace("\u00a0", " ")
      .replace(/^(?=[=+\-@\t])/, "'"),
  ]);
  return `\ufeff${[head, ...rows].map((row) => row.map(quoted).join(";")).join("\r\n")}\r\n`;
}

function quoted(value: string): string {
  return /[";\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
}

export function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
