import type { ServiceInquiry } from '#shared/contract';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { QUOTE_FORM } from '#shared/forms/quote';
import { sampleOf } from '#shared/forms/sample';

export const QUOTE = sampleOf(QUOTE_FORM);

export const INQUIRY: ServiceInquiry = {
  ...sampleOf(INQUIRY_FORM),
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  service: 'Vibro',
  description: 'Ten cubic metres.',
};
