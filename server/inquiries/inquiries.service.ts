import { Injectable } from '@nestjs/common';
import type { ServiceInquiry as ServiceInquiryInput, SubmissionReceipt } from '../../shared/contract.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { ServiceInquiry } from './inquiry.entity.ts';

/** What was left empty is stored as nothing. */
const orNull = (text: string | null | undefined) => (text === '' ? null : (text ?? null));

@Injectable()
export class InquiriesService {
  constructor(private readonly submissions: SubmissionsService) {}

  submit({
    contact,
    service,
    description,
    deliveryLocation,
    ...input
  }: ServiceInquiryInput): Promise<SubmissionReceipt> {
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
    });
  }
}
