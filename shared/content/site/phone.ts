import { LIMITS } from '../../limits.ts';

/** The digits of a number, with its leading +. */
const dialled = (number: string) => number.replace(/(?!^\+)\D/g, '');

export const telAddress = (number: string): string => `tel:${dialled(number)}`;

/** Opens a chat with a number in Viber. */
export const viberAddress = (number: string): string => `viber://chat?number=${encodeURIComponent(dialled(number))}`;

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
