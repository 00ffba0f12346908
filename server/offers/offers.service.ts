import { Injectable } from '@nestjs/common';
import { MEETING_ELSEWHERE, type SubmissionReceipt } from '../../shared/contract.ts';
import { MESSAGES } from '../../shared/messages.ts';
import type { FormCall } from '../submissions/form-call.decorator.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import type { QuoteRequestDto } from './offer.dto.ts';
import { QuoteRequest } from './offer.entity.ts';

@Injectable()
export class OffersService {
  constructor(private readonly submissions: SubmissionsService) {}

  /** A custom location that was typed before the office was chosen is not meant any more. */
  submit({ subject: trap, customLocation, ...input }: QuoteRequestDto, call: FormCall): Promise<SubmissionReceipt> {
    const elsewhere = input.meetingLocation === MEETING_ELSEWHERE ? customLocation : undefined;
    return this.submissions.store({
      entity: QuoteRequest,
      fields: { ...input, customLocation: elsewhere ?? null },
      prefix: 'Q',
      message: MESSAGES.quote.sent,
      trap,
      call,
      countFor: call.address,
    });
  }
}
