import { ENDPOINTS } from '../endpoints.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { EMAIL_RULE, NAME_RULE } from '../rules.ts';
import type { FormRecord } from './form.ts';
import { MEETING_ELSEWHERE } from './options.ts';

const { fields, quote: messages } = MESSAGES;

export const QUOTE_FORM = {
  kind: 'quote',
  noun: 'quote request',
  endpoint: ENDPOINTS.offers,
  prefix: 'Q',
  subject: 'service',
  messages,
  fields: {
    name: { ...NAME_RULE, example: 'Municipal Engineering Office' },
    phone: { label: 'Phone', max: LIMITS.phone, required: fields.phone, example: '+63 45 123 4567' },
    email: { ...EMAIL_RULE, example: 'engineering.office@example.com' },
    service: { label: 'Service', max: LIMITS.service, required: fields.service, example: 'Civil Works' },
    meetingLocation: {
      label: 'Meeting location',
      max: LIMITS.place,
      required: fields.meetingLocation,
      description: 'The company office, or `Other`.',
      example: 'ECLAR Building, Gerona, Tarlac',
    },
    customLocation: {
      label: 'Custom location',
      max: LIMITS.place,
      required: fields.customLocation,
      requiredWhen: (form) => form.meetingLocation === MEETING_ELSEWHERE,
      description: 'Required when the meeting location is `Other`.',
      example: 'Municipal Hall, Paniqui, Tarlac',
    },
    meetingDateTime: {
      label: 'Date and time',
      max: LIMITS.meetingDateTime,
      required: fields.meetingDateTime,
      description: 'Long English text in Philippine time.',
      heading: 'Meeting as worded',
      example: 'Monday, March 3, 2025 at 2:30 PM',
    },
  },
} as const satisfies FormRecord;
