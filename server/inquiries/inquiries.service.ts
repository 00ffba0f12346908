import { Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '#shared/contract';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { filledForm } from '../submissions/form/filled-form.ts';
import type { FormCall } from '../submissions/form/form-call.decorator.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import type { ServiceInquiryDto } from './inquiry.dto.ts';
import { ServiceInquiry } from './inquiry.entity.ts';

@Injectable()
export class InquiriesService {
  constructor(private readonly submissions: SubmissionsService) {}

  submit(input: ServiceInquiryDto, call: FormCall): Promise<SubmissionReceipt> {
    const filled = filledForm(INQUIRY_FORM, input);
    return this.submissions.store({ ...filled, entity: ServiceInquiry, call, countFor: call.address });
  }
}
