import type { LoginInput, PersonalDataRequest } from './contract.ts';
import { LIMITS } from './limits.ts';
import { MESSAGES } from './messages.ts';

/** How one text field is checked, by the form that asks for it and by the server that stores it. */
export interface FieldRule {
  label: string;
  max: number;
  /** The sentence for a missing or blank value; without it the field may stay empty. */
  required?: string;
  /** Narrows `required` to some fillings of the form. */
  requiredWhen?: (form: Record<string, unknown>) => boolean;
  /** Keeps line breaks; every other field is one line. */
  multiline?: boolean;
  /** A JSON number is accepted and stored as its text. */
  acceptsNumber?: boolean;
  /** Passwords are compared as typed. */
  untrimmed?: boolean;
  pattern?: RegExp;
  /** The sentence for a value that misses the pattern, or is over-long or of a wrong type where the specification words it. */
  invalid?: string;
  oneOf?: readonly string[];
}

export type FormRules<Form> = { readonly [Field in keyof Required<Form>]: FieldRule };

/**
 * One address: no spaces, commas, quotes or brackets, so that it can never become two recipients, and nothing invisible
 * (marks of direction, zero-width characters, soft hyphens), so that it never reads as another one.
 */
const EMAIL =
  /^(?!.*[\p{Format}\p{Default_Ignorable_Code_Point}])[^\s@,;:"<>()[\]\\]+@[^\s@,;:'"<>()[\]\\.]+(\.[^\s@,;:'"<>()[\]\\.]+)+$/u;
/* eslint-disable no-control-regex -- refusing control characters is the point */
/** Every control character but tab; a field of several lines may break them too. */
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

export const LOGIN_RULES: FormRules<LoginInput> = {
  email: { ...EMAIL_RULE, pattern: undefined },
  password: { label: 'Password', max: LIMITS.password, required: MESSAGES.fields.password, untrimmed: true },
};

/** The value as it is stored: trimmed, CRLF folded to LF, an accepted number as text; other types pass through to be refused. */
export function normaliseField(value: unknown, rule: FieldRule): unknown {
  if (rule.acceptsNumber && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string' || rule.untrimmed) return value;
  return (rule.multiline ? value.replace(/\r\n?/g, '\n') : value).trim();
}

/** The one sentence that is wrong with a normalised value, or undefined. */
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
  return undefined;
}
