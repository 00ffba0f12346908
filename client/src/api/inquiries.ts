import type { ServiceInquiry, SubmissionReceipt } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { request } from './http.ts';

export const sendInquiry = (inquiry: ServiceInquiry) =>
  request<SubmissionReceipt>('POST', ENDPOINTS.inquiries, { body: inquiry });
