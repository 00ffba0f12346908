import { LIMITS } from '../limits.ts';

const SEPARATED = /^[\s(\p{Cf}]*\+?[\d\s()./\p{Pd}\p{Cf}]*$/u;
const { min, max } = LIMITS.contactDigits;

/**
 * Returns the digits of a number with a leading + or the usual separators, if they are as many as a telephone number has; any other text
 * unchanged. Numbers pasted from a list of contacts contain invisible characters.
 */
export function contactDigits(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  return SEPARATED.test(typed) && digits.length >= min && digits.length <= max ? digits : typed;
}

/** Not inside a word of letters and digits, such as a reference. */
const RUN_OF_DIGITS = /(?<![\p{L}\p{N}])[+(]*\d[\d\s().\p{Pd}\p{Cf}]*\d(?![\p{L}\p{N}])/gu;
const ABROAD = /^(?:00)?630?(?=[1-9]\d{8,9}$)/;
const LOCAL = ['3,4', '4,4', '3,3,4'];
const YEARS = /^(?:(?:19|20)\d\d){2}$/;
const LOCAL_DIGITS = 7;

/** Whether groups of digits are one number, not years, days or quantities side by side. */
function isOneNumber(typed: string, groups: string[]): boolean {
  const [first = '', second = ''] = groups;
  if (/^[+(]/.test(typed) || groups.length === 1) return true;
  if (/^0|^63$/.test(first)) return second.length >= 3;
  return LOCAL.includes(groups.map(({ length }) => length).join()) && !YEARS.test(groups.join(''));
}

/** A search text with each telephone number as one word, without separators and country code. */
export const withJoinedPhones = (text: string): string =>
  text.replace(RUN_OF_DIGITS, (typed) => {
    const groups = typed.match(/\d+/g) ?? [];
    const digits = groups.join('');
    const isNumber = digits.length >= LOCAL_DIGITS && digits.length <= max && isOneNumber(typed, groups);
    return isNumber ? ` ${digits.replace(ABROAD, '0')} ` : typed;
  });
