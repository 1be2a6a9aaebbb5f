import type { Words } from "./index";

export const charts = {
  asTable: { de: "Als Tabelle", en: "As a table" },
} satisfies Words;
