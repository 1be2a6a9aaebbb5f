// Times as they are typed here: in Zurich, wherever the browser is.

const WALL = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Zurich", dateStyle: "short", timeStyle: "medium" });

/** `2026-11-16T14:05` of an `<input type="datetime-local">`, as the wire has it. */
export function instantIn(typed: string): string {
  const asked = Date.parse(`${typed}Z`);
  let found = asked;
  for (let pass = 0; pass < 2; pass += 1)
    found = asked - (Date.parse(`${WALL.format(found).replace(" ", "T")}Z`) - found);
  return new Date(found).toISOString();
}

/** The other way round: for the field. */
export function typedFor(instant: string | number | Date): string {
  return WALL.format(new Date(instant)).replace(" ", "T").slice(0, 16);
}
