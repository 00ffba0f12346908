import { ENDPOINTS } from '../endpoints.ts';
import { LIMITS } from '../limits.ts';
import { MESSAGES } from '../messages.ts';
import { EMAIL_RULE, NAME_RULE } from '../rules.ts';
import type { FormRecord } from './form.ts';
import { DELIVERY_OPTIONS } from './options.ts';

const { fields, inquiry: messages } = MESSAGES;

/** The beginning of the description that the rentals page fills in; the rental's name follows. */
export const RENTAL_LINE = 'Rental: ';

export const INQUIRY_FORM = {
  kind: 'inquiry',
  noun: 'inquiry',
  endpoint: ENDPOINTS.inquiries,
  prefix: 'I',
  subject: 'service',
  messages,
  fields: {
    name: { ...NAME_RULE, required: fields.required, example: 'Barangay Council' },
    email: { ...EMAIL_RULE, example: 'barangay.council@example.com' },
    service: { label: 'Service', max: LIMITS.service, example: 'Ready Mix Concrete' },
    contact: {
      label: 'Contact',
      max: LIMITS.phone,
      required: fields.required,
      sentAsDigits: true,
      property: 'phone',
      example: '+63 45 123 4567',
    },
    description: {
      label: 'Description',
      max: LIMITS.description,
      multiline: true,
      description: 'Text with line breaks.',
      example: '12 cubic meters, 3000 psi, for a covered court slab',
    },
    deliveryOption: {
      label: 'Delivery option',
      max: LIMITS.service,
      columnLength: 20,
      required: fields.deliveryOption,
      oneOf: DELIVERY_OPTIONS,
      invalid: fields.deliveryOption,
      example: 'Deliver',
    },
    deliveryLocation: {
      label: 'Delivery location',
      max: LIMITS.place,
      description: 'Where to, when it is to be delivered; may stay empty.',
      example: 'Barangay hall, Moncada, Tarlac',
    },
  },
} as const satisfies FormRecord;
