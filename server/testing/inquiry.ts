import type { ServiceInquiry } from '../../shared/contract.ts';
import { INQUIRY_FORM } from '../../shared/forms/inquiry.ts';
import { sampleOf } from '../../shared/forms/sample.ts';

export const INQUIRY: ServiceInquiry = {
  ...sampleOf(INQUIRY_FORM),
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  service: 'Vibro',
  description: 'Ten cubic metres.',
};
