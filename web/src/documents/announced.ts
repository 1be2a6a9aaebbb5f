// Art. 24.2: what the house has announced, named by its kind.

import { version } from "../format";
import { t, type Text } from "../texts";
import { announced as texts } from "../texts/announced";
import type { Announcement } from "../wire";

const KINDS: Record<Announcement["kind"], Text<"name">> = {
  rules: texts.rules,
  law: texts.law,
  online_terms: texts.online_terms,
  table_rules: texts.table_rules,
};

export function announcedName({ kind, name }: Pick<Announcement, "kind" | "name">): string {
  return t(KINDS[kind], { name: version(name) });
}
