import type { PersonalDataRequest } from './contract.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

/** How a text field is checked, by its form and by the server. */
export interface FieldRule {
  label: string;
  max: number;
  /** The message for a missing or blank value. Without it the field is optional. */
  required?: string;
  /** Whether the field is required, given the other values of the form. */
  requiredWhen?: (form: Record<string, unknown>) => boolean;
  /** Keeps line breaks. All other fields are one line. */
  multiline?: boolean;
  /** A JSON number is accepted and stored as text. */
  acceptsNumber?: boolean;
  /** Passwords are compared as typed. */
  untrimmed?: boolean;
  /** Capital and small letters are the same: stored in small ones, whose length counts. */
  lowerCase?: boolean;
  /** The form sends a telephone number as digits, whatever separates them where it is typed. */
  sentAsDigits?: boolean;
  pattern?: RegExp;
  /**
   * The message for a value that does not match the pattern, is too long or has a wrong type, where the specification
   * defines one.
   */
  invalid?: string;
  oneOf?: readonly string[];
  /** Gives the message for whatever else is wrong with a text. */
  check?: (text: string) => string | undefined;
}

export type FormRules<Form> = { readonly [Field in keyof Required<Form>]: FieldRule };

/**
 * A single address. Spaces, commas, quotes and brackets are refused, so that it cannot become two recipients; so are
 * invisible characters (direction marks, zero-width characters, soft hyphens), so that it cannot look like another
 * address.
 */
const EMAIL =
  /^(?!.*[\p{Format}\p{Default_Ignorable_Code_Point}])[^\s@,;:"<>()[\]\\]+@[^\s@,;:'"<>()[\]\\.]+(\.[^\s@,;:'"<>()[\]\\.]+)+$/u;
/* eslint-disable no-control-regex -- refusing control characters is the point */
/** Control characters other than tab. A field of several lines may also contain line breaks. */
const CONTROL = {
  line: /[\u0000-\u0008\u000a-\u001f\u007f\u2028\u2029]/,
  lines: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/,
};
/* eslint-enable no-control-regex */

export const EMAIL_RULE = {
  label: 'Email',
  max: LIMITS.email,
  required: MESSAGES.fields.email,
  pattern: EMAIL,
  invalid: MESSAGES.fields.emailInvalid,
} as const satisfies FieldRule;

export const NAME_RULE = {
  label: 'Name',
  max: LIMITS.name,
  required: MESSAGES.fields.name,
} as const satisfies FieldRule;

export const NOTE_RULE: FieldRule = { label: 'Note', max: LIMITS.note, multiline: true };

export const PERSONAL_DATA_RULES: FormRules<PersonalDataRequest> = { email: EMAIL_RULE };

/**
 * The value as it is stored: trimmed, with LF line breaks, an accepted number as text. Other types are returned
 * unchanged, to be refused.
 */
export function normaliseField(value: unknown, rule: FieldRule): unknown {
  if (rule.acceptsNumber && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || rule.untrimmed) return value;
  const text = (rule.multiline ? value.replace(/\r\n?/g, '\n') : value).trim();
  return rule.lowerCase ? text.toLowerCase() : text;
}

/** The message for a normalised value, or undefined if it is valid. */
export function fieldProblem(value: unknown, rule: FieldRule, form: Record<string, unknown> = {}): string | undefined {
  if (value === undefined || value === null || value === '') {
    return rule.requiredWhen?.(form) === false ? undefined : rule.required;
  }
  if (typeof value !== 'string') return rule.invalid ?? `${rule.label} must be text.`;
  if (value.length > rule.max) return rule.invalid ?? `${rule.label} must be at most ${rule.max} characters.`;
  if (!rule.untrimmed && (rule.multiline ? CONTROL.lines : CONTROL.line).test(value)) {
    return (
      rule.invalid ?? (rule.multiline ? MESSAGES.fields.badCharacters : `${rule.label} must be a single line of text.`)
    );
  }
  if (rule.pattern?.test(value) === false || rule.oneOf?.includes(value) === false) return rule.invalid;
  return rule.check?.(value);
}
