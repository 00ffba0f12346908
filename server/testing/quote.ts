import { COMPANY } from '../../shared/company.ts';
import type { QuoteRequest } from '../../shared/contract.ts';

export const QUOTE: QuoteRequest = {
  name: 'Municipal Engineering Office',
  phone: '+63 45 123 4567',
  email: 'engineering.office@example.com',
  service: 'Civil Works',
  meetingLocation: COMPANY.officeLabel,
  meetingDateTime: 'Monday, March 3, 2025 at 2:30 PM',
};
