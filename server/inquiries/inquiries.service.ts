import { Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '../../shared/contract.ts';
import { MESSAGES } from '../../shared/messages.ts';
import type { FormCall } from '../submissions/form-call.decorator.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import type { ServiceInquiryDto } from './inquiry.dto.ts';
import { ServiceInquiry } from './inquiry.entity.ts';

/** What was left empty is stored as nothing. */
const orNull = (text: string | null | undefined) => (text === '' ? null : (text ?? null));

@Injectable()
export class InquiriesService {
  constructor(private readonly submissions: SubmissionsService) {}

  submit(
    { subject: trap, contact, service, description, deliveryLocation, ...input }: ServiceInquiryDto,
    call: FormCall,
  ): Promise<SubmissionReceipt> {
    return this.submissions.store({
      entity: ServiceInquiry,
      fields: {
        ...input,
        phone: contact,
        service: orNull(service),
        description: orNull(description),
        deliveryLocation: orNull(deliveryLocation),
      },
      prefix: 'I',
      message: MESSAGES.inquiry.sent,
      trap,
      call,
      countFor: call.address,
    });
  }
}
