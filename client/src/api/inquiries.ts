import type { ServiceInquiry, SubmissionReceipt } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { type FormCall, formFields, formHeaders } from './form-call.ts';
import { request } from './http.ts';

export const sendInquiry = (inquiry: ServiceInquiry, call: FormCall) =>
  request<SubmissionReceipt>('POST', ENDPOINTS.inquiries, {
    body: formFields(inquiry, call),
    headers: formHeaders(call),
  });
