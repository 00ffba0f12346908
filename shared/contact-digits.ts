import { LIMITS } from './limits.ts';

const SEPARATED = /^[\s(\p{Cf}]*\+?[\d\s()./\p{Pd}\p{Cf}]*$/u;
const { min, max } = LIMITS.contactDigits;

/**
 * The digits of a number with a leading + or the usual separators, when they are as many as a number has; any other text
 * as it is. Invisible characters come with numbers that are pasted from a list of contacts.
 */
export function contactDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return SEPARATED.test(typed) && digits.length >= min && digits.length <= max ? digits : typed;
}
