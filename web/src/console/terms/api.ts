// The calls about rules, laws and drafts. After every change the register is read anew: others work here too. A draft is
// changed or discarded without a key: the version that was seen does what a key would.

import { change, changeOnce, query, read } from "../api";
import type { ChangeDraft, Draft, KeepDraft, ProposeLaw, Readers, TermsRegister } from "../wire";

const draft = (id: string, part = ""): string => `/drafts/${encodeURIComponent(id)}${part}`;

export const api = {
  register: () => read<TermsRegister>("/terms"),
  unread: (entry: number, after?: string) => read<Readers>(`/terms/${entry}/unread${query({ after })}`),
  draft: (id: string) => read<Draft>(draft(id)),
  keep: (body: KeepDraft, key: string) => change<Draft>("/drafts", body, key),
  change: (id: string, body: ChangeDraft) => changeOnce<unknown>(draft(id), body),
  discard: (id: string, version: number) => changeOnce<unknown>(draft(id, "/discard"), { version }),
  publish: (id: string, version: number, key: string) => change<unknown>(draft(id, "/publish"), { version }, key),
  propose: (body: ProposeLaw, key: string) => change<Draft>("/proposals", body, key),
};
