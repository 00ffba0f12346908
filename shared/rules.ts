import { DELIVERY_OPTIONS, MEETING_ELSEWHERE } from './contract.ts';
import type { JobApplication, LoginInput, PersonalDataRequest, QuoteRequest, ServiceInquiry } from './contract.ts';
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
const CONTACT = new RegExp(`^[0-9]{${LIMITS.contactDigits.min},${LIMITS.contactDigits.max}}$`);
/* eslint-disable no-control-regex -- refusing control characters is the point */
/** Every control character but tab; a field of several lines may break them too. */
const CONTROL = {
  line: /[\u0000-\u0008\u000a-\u001f\u007f\u2028\u2029]/,
  lines: /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/,
};
/* eslint-enable no-control-regex */

const email: FieldRule = {
  label: 'Email',
  max: LIMITS.email,
  required: MESSAGES.fields.email,
  pattern: EMAIL,
  invalid: MESSAGES.fields.emailInvalid,
};
const name: FieldRule = { label: 'Name', max: LIMITS.name, required: MESSAGES.fields.name };

export const QUOTE_RULES: FormRules<QuoteRequest> = {
  name,
  phone: { label: 'Phone', max: LIMITS.phone, required: MESSAGES.fields.phone },
  email,
  service: { label: 'Service', max: LIMITS.service, required: MESSAGES.fields.service },
  meetingLocation: { label: 'Meeting location', max: LIMITS.place, required: MESSAGES.fields.meetingLocation },
  customLocation: {
    label: 'Custom location',
    max: LIMITS.place,
    required: MESSAGES.fields.customLocation,
    requiredWhen: (form) => form.meetingLocation === MEETING_ELSEWHERE,
  },
  meetingDateTime: { label: 'Date and time', max: LIMITS.meetingDateTime, required: MESSAGES.fields.meetingDateTime },
};

export const APPLICATION_RULES: FormRules<JobApplication> = {
  name,
  email,
  position: { label: 'Position', max: LIMITS.jobTitle, required: MESSAGES.fields.position },
  contact: {
    label: 'Contact number',
    max: LIMITS.contactDigits.max,
    required: MESSAGES.fields.contact,
    pattern: CONTACT,
    invalid: MESSAGES.fields.contact,
  },
};

export const INQUIRY_RULES: FormRules<ServiceInquiry> = {
  name: { ...name, required: MESSAGES.fields.required },
  email,
  service: { label: 'Service', max: LIMITS.service },
  contact: { label: 'Contact', max: LIMITS.phone, required: MESSAGES.fields.required },
  description: { label: 'Description', max: LIMITS.description, multiline: true },
  deliveryOption: {
    label: 'Delivery option',
    max: LIMITS.service,
    required: MESSAGES.fields.deliveryOption,
    oneOf: DELIVERY_OPTIONS,
    invalid: MESSAGES.fields.deliveryOption,
  },
  deliveryLocation: { label: 'Delivery location', max: LIMITS.place },
};

export const NOTE_RULE: FieldRule = { label: 'Note', max: LIMITS.note, multiline: true };

export const PERSONAL_DATA_RULES: FormRules<PersonalDataRequest> = { email };

export const LOGIN_RULES: FormRules<LoginInput> = {
  email: { ...email, pattern: undefined },
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
