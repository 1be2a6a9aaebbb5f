// Amounts as people type them.

/** `1’000`, `12,5` and ` 20 ` as the server reads them: `1000`, `12.5`, `20`; null if it is not an amount. */
export function typed(text: string): string | null {
  const plain = text.replace(/['’\s]/g, "").replace(",", ".");
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) && Number(plain) > 0 ? plain : null;
}
