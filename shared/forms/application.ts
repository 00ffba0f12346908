import { ENDPOINTS } from '../endpoints.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { EMAIL_RULE, NAME_RULE } from '../rules.ts';
import type { FormRecord } from './form.ts';

const { fields, apply: messages } = MESSAGES;

const DIGITS = new RegExp(`^[0-9]{${LIMITS.contactDigits.min},${LIMITS.contactDigits.max}}$`);

/** The text fields. The file is sent as `resume`. */
export const APPLICATION_FORM = {
  kind: 'application',
  noun: 'job application',
  endpoint: ENDPOINTS.applications,
  prefix: 'A',
  subject: 'position',
  messages,
  fields: {
    name: { ...NAME_RULE, example: 'Applicant Name' },
    email: { ...EMAIL_RULE, example: 'applicant@example.com' },
    position: { label: 'Position', max: LIMITS.jobTitle, required: fields.position, example: 'Site Engineer' },
    contact: {
      label: 'Contact number',
      max: LIMITS.contactDigits.max,
      required: fields.contact,
      pattern: DIGITS,
      invalid: fields.contact,
      description: 'Digits only.',
      sentAsDigits: true,
      property: 'phone',
      example: '09171234567',
    },
  },
} as const satisfies FormRecord;
