// What a question is about, in words: when it was and what was staked; a game by its table and its number there.

import { chf, moment } from "../format";
import { t } from "../texts";
import { contact as texts } from "../texts/contact";

/** Games at tables have names such as `t-4f0c…-12`. */
export const isGame = (about: string): boolean => about.startsWith("t-");

interface About {
  about: string;
  table: string | null;
  happened_at: string | null;
  stake: string | null;
}

export function saidAbout({ about, table, happened_at, stake }: About): string {
  if (happened_at === null || stake === null) return t(texts.about, { about });
  const said = { when: moment(happened_at), stake: chf(stake) };
  if (!isGame(about) || table === null) return t(texts.aboutPlay, said);
  return t(texts.aboutGame, { ...said, number: about.slice(about.lastIndexOf("-") + 1), table });
}
