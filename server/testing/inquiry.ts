import type { ServiceInquiry } from '../../shared/contract.ts';

export const INQUIRY: ServiceInquiry = {
  name: 'Ana Reyes',
  email: 'ana.reyes@example.com',
  service: 'Vibro',
  contact: '+63 45 123 4567',
  description: 'Ten cubic metres.',
  deliveryOption: 'Deliver',
  deliveryLocation: 'Barangay hall, Moncada, Tarlac',
};
