import type { PersonalDataRequest } from './contract.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

/** How a text field is validated, by its form and by the server. */
export interface FieldRule {
  label: string;
  max: number;
  /** Message for a missing or blank value; absent for an optional field. */
  required?: string;
  /** Whether the field is required, given the form's other values. */
  requiredWhen?: (form: Record<string, unknown>) => boolean;
  /** Shown below the field. */
  hint?: string;
  /** Whether the form's other values make the field optional. */
  requiredUnless?: (form: Record<string, unknown>) => boolean;
  /** Keeps line breaks. All other fields are one line. */
  multiline?: boolean;
  /** Accepts a JSON number and stores it as text. */
  acceptsNumber?: boolean;
  /** Passwords are compared as typed. */
  untrimmed?: boolean;
  /** Case-insensitive: stored in lower case, whose length counts. */
  lowerCase?: boolean;
  /** The form sends a telephone number as digits, whatever separators were typed. */
  sentAsDigits?: boolean;
  pattern?: RegExp;
  /** Message for a value that is too long, does not match the pattern or has a wrong type, if the specification defines one. */
  invalid?: string;
  oneOf?: readonly string[];
  /** Returns the message for any other problem of a text. */
  check?: (text: string) => string | undefined;
}

export type FormRules<Form> = { readonly [Field in keyof Required<Form>]: FieldRule };

/**
 * A single address. Spaces, commas, quotes and brackets are refused, so that it cannot become two recipients; invisible characters
 * (direction marks, zero-width characters, soft hyphens), so that it cannot look like another address.
 */
const EMAIL =
  /^(?!.*[\p{Format}\p{Default_Ignorable_Code_Point}])[^\s@,;:"<>()[\]\\]+@[^\s@,;:'"<>()[\]\\.]+(\.[^\s@,;:'"<>()[\]\\.]+)+$/u;
/* eslint-disable no-control-regex -- refusing control characters is the point */
/** Control characters other than tab. Multi-line fields may also contain line breaks. */
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

/** The value as it is stored: trimmed, with LF line breaks, an accepted number as text. Other types stay unchanged, to be refused. */
export function normaliseField(value: unknown, rule: FieldRule): unknown {
  if (rule.acceptsNumber && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || rule.untrimmed) return value;
  const text = (rule.multiline ? value.replace(/\r\n?/g, '\n') : value).trim();
  return rule.lowerCase ? text.toLowerCase() : text;
}

/** The message for a normalised value; undefined if it is valid. */
export function fieldProblem(value: unknown, rule: FieldRule, form: Record<string, unknown> = {}): string | undefined {
  if (value === undefined || value === null || value === '') {
    return rule.requiredWhen?.(form) === false || rule.requiredUnless?.(form) ? undefined : rule.required;
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
