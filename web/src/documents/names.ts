// The documents by their names in addresses, and when a version holds.

import { moment } from "../format";
import { t, type Text } from "../texts";
import { documents as texts } from "../texts/documents";
import type { DocumentListed } from "../wire";

export type DocumentName = DocumentListed["document"];

export const DOCUMENTS: DocumentName[] = ["big21", "challenge", "online-terms"];

export const TITLES: Record<DocumentName, Text> = {
  big21: texts.kinds.big21,
  challenge: texts.kinds.challenge,
  "online-terms": texts.kinds.online_terms,
};

export function isDocument(name: string): name is DocumentName {
  return DOCUMENTS.some((each) => each === name);
}

/** Whether the version holds, held, or will hold in this house, at that time on the server's clock. */
export function standing(each: Pick<DocumentListed, "effective_at" | "in_force">, now: number): string {
  if (each.in_force)
    return each.effective_at === null
      ? t(texts.in_force)
      : t(texts.in_force_since, { date: moment(each.effective_at) });
  if (each.effective_at === null) return t(texts.not_here);
  return Date.parse(each.effective_at) > now ? t(texts.from, { date: moment(each.effective_at) }) : t(texts.former);
}
