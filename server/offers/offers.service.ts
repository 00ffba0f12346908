import { Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '#shared/contract';
import { isMeetingTime, outsideMeetingHours } from '#shared/content/contact/meeting-hours';
import { QUOTE_FORM } from '#shared/forms/quote';
import { meetingAt } from '#shared/meetings/meeting-time';
import { PublishedContent } from '../content/published/published-content.ts';
import { Problem } from '../http/errors/problem.ts';
import { filledForm } from '../submissions/form/filled-form.ts';
import type { FormCall } from '../submissions/form/form-call.decorator.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import type { QuoteRequestDto } from './offer.dto.ts';
import { QuoteRequest } from './offer.entity.ts';

@Injectable()
export class OffersService {
  constructor(
    private readonly submissions: SubmissionsService,
    private readonly content: PublishedContent,
  ) {}

  /** @throws Problem 400 for a time outside the firm's meeting hours */
  submit(input: QuoteRequestDto, call: FormCall): Promise<SubmissionReceipt> {
    const { meetingHours } = this.content.content.forms;
    const { fields, ...filled } = filledForm(QUOTE_FORM, input);
    const meeting = { meetingAt: meetingAt(input.meetingDateTime) ?? null };
    if (meeting.meetingAt && !isMeetingTime(meetingHours, meeting.meetingAt))
      throw new Problem(400, [outsideMeetingHours(meetingHours)]);
    return this.submissions.store({
      ...filled,
      fields: { ...fields, ...meeting },
      entity: QuoteRequest,
      call,
      countFor: call.address,
    });
  }
}
