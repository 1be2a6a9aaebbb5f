// Routes of the server's OpenAPI document, as `make wire` writes them: what a request to each needs, and where it goes.

/** What a request to a route is made of besides its name. */
export interface Parts {
  path?: Record<string, number | string>;
  query?: Record<string, number | string | undefined>;
  body?: object;
}
/** The names of routes that read, that change something under a key, and that change something without one. */
export type Reading<All> = Extract<keyof All, `GET ${string}`>;
export type Keyed<All> = { [Name in keyof All]: All[Name] extends { keyed: true } ? Name : never }[keyof All] & string;
export type Unkeyed<All> = Exclude<keyof All, Keyed<All> | Reading<All>> & string;
export type Needed<Route> = Omit<Route, "answer" | "keyed">;
/** The parts that a route needs; an argument that may be left out where it needs none. */
export type Given<Route> = object extends Needed<Route> ? [parts?: Needed<Route>] : [parts: Needed<Route>];
export type Answer<Route> = Route extends { answer: infer Found } ? Found : never;

const BASE = "/api/v1";

export function query(values: Record<string, number | string | undefined>): string {
  const given = Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length ? `?${given.join("&")}` : "";
}

/** The address of a route, its path filled in: `GET /plays/{play}` becomes `/api/v1/plays/p-1`. */
export function addressOf(route: string, { path = {}, query: asked = {} }: Parts = {}): string {
  const filled = route
    .slice(route.indexOf(" ") + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!));
  return BASE + filled + query(asked);
}
