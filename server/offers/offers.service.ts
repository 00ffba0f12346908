import { Injectable } from '@nestjs/common';
import type { QuoteRequest as QuoteRequestInput, SubmissionReceipt } from '../../shared/contract.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { QuoteRequest } from './offer.entity.ts';

@Injectable()
export class OffersService {
  constructor(private readonly submissions: SubmissionsService) {}

  submit({ customLocation, ...input }: QuoteRequestInput): Promise<SubmissionReceipt> {
    return this.submissions.store({
      entity: QuoteRequest,
      fields: { ...input, customLocation: customLocation || null },
      prefix: 'Q',
      message: MESSAGES.quote.sent,
    });
  }
}
