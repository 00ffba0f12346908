import { Injectable } from '@nestjs/common';
import type { ServiceInquiry as ServiceInquiryInput, SubmissionReceipt } from '../../shared/contract.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import { ServiceInquiry } from './inquiry.entity.ts';

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
        service: service || null,
        description: description || null,
        deliveryLocation: deliveryLocation || null,
      },
      prefix: 'I',
      message: MESSAGES.inquiry.sent,
    });
  }
}
