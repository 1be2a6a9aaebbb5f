// The words for what a check says, for plays of Big21 and for games at a table: each name of `steps.ts` has its text.

import type { Text } from "../texts";
import { verify } from "../texts/verify";
import { verify_challenge as verifyTable } from "../texts/verify_challenge";
import type { FactName, Failure, FailureCode, StepName } from "./steps";

export const STEP_TITLES = { ...verifyTable.stepTitles, ...verify.stepTitles } satisfies Record<StepName, Text>;

export const STEP_TEXTS = { ...verifyTable.stepTexts, ...verify.stepTexts } satisfies Record<StepName, Text>;

export const FACTS = { ...verifyTable.facts, ...verify.facts } satisfies Record<FactName, Text>;

export const FAILURES = { ...verifyTable.failures, ...verify.failures } satisfies Record<
  FailureCode,
  Text<keyof Omit<Failure, "code">>
>;

/** What moved money or chips, as the journals name it. */
export const KINDS = { ...verifyTable.kinds, ...verify.kinds };
