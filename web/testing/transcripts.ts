// The golden transcripts (tests/transcripts): whole plays and games as text, each with the end that the rules give it.

const texts = import.meta.glob<string>("../../tests/transcripts/*/*.txt", {
  eager: true,
  query: "?raw",
  import: "default",
});
const ends = import.meta.glob<string>("../../tests/transcripts/*/*.json", {
  eager: true,
  query: "?raw",
  import: "default",
});

export interface Refusal {
  error: { code: string; line: number | null };
}

/** Name, text and end of every transcript of a game. */
export function transcripts<End>(game: "big21" | "challenge"): [name: string, text: string, end: End | Refusal][] {
  return Object.entries(texts)
    .filter(([path]) => path.includes(`/${game}/`))
    .map(([path, text]) => [
      path.split("/").at(-1)!.replace(".txt", ""),
      text,
      JSON.parse(ends[path.replace(".txt", ".json")]!) as End | Refusal,
    ]);
}

export function isRefusal(end: object): end is Refusal {
  return "error" in end;
}
