// The calls about rules, laws and drafts. After every change the register is read anew: others work here too. A draft is
// changed or discarded without a key: the request names the version that was seen.

import { change, changeOnce, read } from "../api";
import type { ChangeDraftBody, KeepDraftBody, ProposeLawBody, PublishOnlineTermsBody } from "../wire";

const of = (draft: string): { path: { draft: string } } => ({ path: { draft } });

export const api = {
  register: () => read("GET /console/terms"),
  unread: (entry: number, after?: string) =>
    read("GET /console/terms/{entry}/unread", { path: { entry }, query: { after } }),
  draft: (id: string) => read("GET /console/drafts/{draft}", of(id)),
  keep: (body: KeepDraftBody, key: string) => change("POST /console/drafts", { body }, key),
  change: (id: string, body: ChangeDraftBody) => changeOnce("POST /console/drafts/{draft}", { ...of(id), body }),
  discard: (id: string, version: number) =>
    changeOnce("POST /console/drafts/{draft}/discard", { ...of(id), body: { version } }),
  publish: (id: string, version: number, key: string) =>
    change("POST /console/drafts/{draft}/publish", { ...of(id), body: { version } }, key),
  publishOnlineTerms: (body: PublishOnlineTermsBody, key: string) =>
    change("POST /console/online-terms", { body }, key),
  propose: (body: ProposeLawBody, key: string) => change("POST /console/proposals", { body }, key),
};
