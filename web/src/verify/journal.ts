// The journal's chain: each line has the hash of the line before in its own, so none can be changed, left out or put in.

import { entry, type Entry, type JournalLine } from "./evidence";
import { sha256, utf8 } from "./hash";
import { step, type Fact, type Failure, type Step } from "./steps";

interface Chain {
  hash_before: string;
  journal: JournalLine[];
}

/** The entries about the play or game, from a chain of hashes without a gap. */
export async function unchained(chain: Chain): Promise<{ step: Step; entries: Entry[] }> {
  const entries: Entry[] = [];
  let failure: Failure | null = null;
  let previous = chain.hash_before;
  for (const [position, line] of chain.journal.entries()) {
    const digest = line.text === null ? line.digest : await sha256(utf8(line.text));
    const due = await sha256(utf8(`${previous}\n${digest}\n`));
    if (line.number !== chain.journal[0]!.number + position) {
      failure ??= { code: "journal_gap", entry: line.number };
    }
    if (due !== line.hash) failure ??= { code: "chain_broken", entry: line.number, expected: due, found: line.hash };
    previous = line.hash;
    if (line.text === null) continue;
    const written = entry(line.text);
    if (written?.number !== line.number) failure ??= { code: "entry_unreadable", entry: line.number };
    else entries.push(written);
  }
  const facts: Fact[] = [
    { name: "hash_before", hash: chain.hash_before },
    { name: "journal_lines", count: chain.journal.length },
    { name: "journal_about", count: entries.length },
    { name: "hash_last", hash: previous },
  ];
  return { step: step("journal", facts, failure), entries };
}
