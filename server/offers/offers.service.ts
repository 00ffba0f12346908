import { Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '#shared/contract';
import { QUOTE_FORM } from '#shared/forms/quote';
import { meetingAt } from '#shared/meeting-time';
import { filledForm } from '../submissions/filled-form.ts';
import type { FormCall } from '../submissions/form-call.decorator.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import type { QuoteRequestDto } from './offer.dto.ts';
import { QuoteRequest } from './offer.entity.ts';

@Injectable()
export class OffersService {
  constructor(private readonly submissions: SubmissionsService) {}

  submit(input: QuoteRequestDto, call: FormCall): Promise<SubmissionReceipt> {
    const { fields, ...filled } = filledForm(QUOTE_FORM, input);
    const meeting = { meetingAt: meetingAt(input.meetingDateTime) ?? null };
    return this.submissions.store({
      ...filled,
      fields: { ...fields, ...meeting },
      entity: QuoteRequest,
      call,
      countFor: call.address,
    });
  }
}
