// Made by `make texts` from texts/*/web/posted.ftl: change those.

import type { Text } from "./index";

export const posted = {
  ante: { de: "Ante", fr: "Ante", it: "Ante", en: "Ante" } as Text,
  bonus: { de: "Bonus", fr: "Bonus", it: "Bonus", en: "Bonus" } as Text,
  range: { de: "{least} bis {most}", fr: "de {least} à {most}", it: "da {least} a {most}", en: "{least} to {most}" } as Text<"least" | "most">,
  pace: { de: "Tempo", fr: "Rythme", it: "Ritmo", en: "Pace" } as Text,
  paces: {
    calm: { de: "ruhig", fr: "tranquille", it: "tranquillo", en: "calm" } as Text,
    brisk: { de: "zügig", fr: "soutenu", it: "spedito", en: "brisk" } as Text,
  },
  language: { de: "Sprache", fr: "Langue", it: "Lingua", en: "Language" } as Text,
};
