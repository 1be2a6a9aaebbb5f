// The calls about rules, laws and drafts. After every change the register is read anew: others work here too.

import { change, query, read } from "../api";
import type { ChangeDraft, Draft, KeepDraft, ProposeLaw, Readers, TermsRegister } from "../wire";

const draft = (id: string, part = ""): string => `/drafts/${encodeURIComponent(id)}${part}`;

export const api = {
  register: () => read<TermsRegister>("/terms"),
  unread: (entry: number, after?: string) => read<Readers>(`/terms/${entry}/unread${query({ after })}`),
  draft: (id: string) => read<Draft>(draft(id)),
  keep: (body: KeepDraft, key: string) => change<Draft>("/drafts", body, key),
  change: (id: string, body: ChangeDraft, key: string) => change<unknown>(draft(id), body, key),
  discard: (id: string, version: number, key: string) => change<unknown>(draft(id, "/discard"), { version }, key),
  publish: (id: string, version: number, key: string) => change<unknown>(draft(id, "/publish"), { version }, key),
  propose: (body: ProposeLaw, key: string) => change<Draft>("/proposals", body, key),
};
