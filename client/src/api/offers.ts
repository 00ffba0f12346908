import type { QuoteRequest, SubmissionReceipt } from '../../../shared/contract.ts';
import { ENDPOINTS } from '../../../shared/endpoints.ts';
import { request } from './http.ts';

export const sendQuoteRequest = (quote: QuoteRequest) =>
  request<SubmissionReceipt>('POST', ENDPOINTS.offers, { body: quote });
