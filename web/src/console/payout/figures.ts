// How figures of the monitor are written. The exact ones stand beside them (`Exact`).

import { figure, money, percent } from "../../format";

const MINUS = "−";

export const share = (value: number): string => percent(value);
export const deviations = (value: number): string => figure(value, 2, true);
export const decimals = (value: number): string => figure(value, 2);

/** 12’345 */
export const whole = (value: number): string => money(String(value));

/** Four digits that count: 18.24, 0.01325. */
export const digits = (value: number): string => String(Number(value.toPrecision(4))).replace("-", MINUS);

/** A probability: 0.0312, 2.4e-7. */
export const probability = (value: number): string =>
  value === 0 || value >= 0.001 ? String(Number(value.toPrecision(3))) : value.toExponential(1);
