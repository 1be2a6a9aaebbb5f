// Changing an export as a forger would: with the journal's hashes made to fit again.

import { sha256, utf8 } from "../src/verify/hash";

export interface ExportedFile {
  [field: string]: unknown;
  text: string;
  law: string;
  hash_before: string;
  journal: { number: number; hash: string; text?: string; digest?: string }[];
}

export type Change = (file: ExportedFile) => void | Promise<void>;

/** The file after a change, as text again. */
export async function changed(text: string, change: Change): Promise<string> {
  const file = JSON.parse(text) as ExportedFile;
  await change(file);
  return JSON.stringify(file);
}

/** Every hash of the journal, computed anew. */
export async function reseal(file: ExportedFile): Promise<void> {
  let previous = file.hash_before;
  for (const line of file.journal) {
    const digest = line.text === undefined ? line.digest! : await sha256(utf8(line.text));
    previous = line.hash = await sha256(utf8(`${previous}\n${digest}\n`));
  }
}

/** One blank more in an entry, and the hashes as they were. */
export function blankAdded({ journal }: ExportedFile): void {
  journal[1]!.text = `${journal[1]!.text} `;
}

/** In the last entry of a kind, one text for another. */
export function entryChanged(kind: string, old: string, by: string): Change {
  return async (file) => {
    const line = file.journal.findLast(({ text }) => text?.includes(`"kind":"${kind}"`));
    if (!line?.text?.includes(old)) throw new Error(`no ${old} in ${kind}`);
    line.text = line.text.replace(old, by);
    await reseal(file);
  };
}

/** Without the first entry of a kind; the others are numbered anew. */
export function entryLeftOut(kind: string): Change {
  return async (file) => {
    const first = file.journal[0]!.number;
    const place = file.journal.findIndex(({ text }) => text?.includes(`"kind":"${kind}"`));
    if (place < 0) throw new Error(`no ${kind}`);
    file.journal.splice(place, 1);
    for (const [position, line] of file.journal.entries()) {
      line.text &&= line.text.replace(`"number":${line.number},`, `"number":${first + position},`);
      line.number = first + position;
    }
    await reseal(file);
  };
}

/** In the text of the play or game, one text for another. */
export function textChanged(old: string, by: string): Change {
  return (file) => {
    if (!file.text.includes(old)) throw new Error(`no ${old} in the text`);
    file.text = file.text.replace(old, by);
  };
}
