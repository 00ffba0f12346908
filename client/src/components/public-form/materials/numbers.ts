/** `1,200`, `1,200.5`: commas group three digits, as in the Philippines. */
const GROUPED = /^[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;
const DECIMAL = /^\d+([.,]\d+)?$|^[.,]\d+$/;

/** Parses a non-negative number with a decimal point or comma; undefined for anything else. */
export function readNumber(text: string): number | undefined {
  const typed = text.replace(/\s/g, '');
  if (!GROUPED.test(typed) && !DECIMAL.test(typed)) return undefined;
  return Number(GROUPED.test(typed) ? typed.replaceAll(',', '') : typed.replace(',', '.'));
}

const TEXT = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats a number with at most two decimals. */
export const numberText = (value: number): string => TEXT.format(value);
