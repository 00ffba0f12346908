/** `₱ 1,234,567.50`, `PHP 12`, `P12.00` */
const MONEY = /^(?:₱|php|p)?\s*(-?[\d,\s]*\.?\d+)\s*(?:php|pesos?)?$/i;

/** Parses an amount as people write it; undefined if it is not one. */
export function readMoney(text: string): number | undefined {
  const digits = MONEY.exec(text.trim())?.[1].replace(/[,\s]/g, '');
  return digits === undefined ? undefined : Number(digits);
}
