import type { QuoteRequest, SubmissionReceipt } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { type FormCall, formFields, formHeaders } from './form-call.ts';
import { request } from './http.ts';

export const sendQuoteRequest = (quote: QuoteRequest, call: FormCall) =>
  request<SubmissionReceipt>('POST', ENDPOINTS.offers, { body: formFields(quote, call), headers: formHeaders(call) });
