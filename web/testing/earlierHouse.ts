// A house of version 0.1 (tests/houses/0.1): what it exported, what `ventuno verify` said of that, and what its server
// answered. So the tests of the client run on what the Python side really makes.

import told from "../../tests/houses/0.1/exports.json.gz";
import house from "../../tests/houses/0.1/sqlite.json.gz";

const FOLDER = "../../tests/houses/0.1/exports";
const files = import.meta.glob<string>("../../tests/houses/0.1/exports/*", {
  eager: true,
  query: "?raw",
  import: "default",
});

export const PLAYS = ["bought_from_balance", "bust", "expired", "high_low_won", "stopped", "wrong_guess"] as const;
export const GAMES = ["game_plain", "game_void", "game_war"] as const;

/** A file of the exports: `bust.json`, `law.toml`. */
export function exported(name: string): string {
  const found = files[`${FOLDER}/${name}`];
  if (found === undefined) throw new Error(`${name} was not exported`);
  return found;
}

/** What `ventuno verify --json` said of an export. */
export function verified(name: string): Record<string, number | string | boolean | null> {
  return (told as { verified: Record<string, Record<string, number | string>> }).verified[name]!;
}

/** What `ventuno law show --json` said of the exported law. */
export const law = (
  told as { law: Record<"deal" | "free_cards" | "high_low", Record<string, number>> & { hash: string } }
).law;

/** What the server answered, by who asked and by path. */
export function answer(who: "adam" | "anna", path: string): unknown {
  const found = (house as { answers: Record<string, Record<string, unknown>> }).answers[who]?.[path];
  if (found === undefined) throw new Error(`${who} did not ask for ${path}`);
  return structuredClone(found);
}

/** Identities of plays and games, by what is special about them. */
export const { plays, games } = house as { plays: Record<string, string>; games: Record<string, string> };
