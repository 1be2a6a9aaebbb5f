// Made by `make texts` from texts/*/console/charts.ftl: change those.

import type { Text } from "./index";

export const charts = {
  asTable: { de: "Als Tabelle", en: "As a table" } as Text,
};
