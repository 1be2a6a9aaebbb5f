// Ten words that these pages use in one sense only.

import { big21_rules as texts } from "../../texts/big21_rules";

export const GLOSSARY = Object.values(texts.glossary);
