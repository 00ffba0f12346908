import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { Public } from '../auth/roles.decorator.ts';
import { ApiErrors } from '../http/api-docs.decorators.ts';
import { LimitSmallForm } from '../http/limits/refused-posts.interceptor.ts';
import { ApiFormCall, type FormCall, ReadFormCall } from '../submissions/form/form-call.decorator.ts';
import { ReceiptDto } from '../submissions/form/receipt.dto.ts';
import { ServiceInquiryDto } from './inquiry.dto.ts';
import { InquiriesService } from './inquiries.service.ts';

@ApiTags('forms')
@Controller(INQUIRY_FORM.endpoint)
export class InquiriesController {
  constructor(private readonly inquiries: InquiriesService) {}

  /** Inquires about materials or services. */
  @Post()
  @Public()
  @LimitSmallForm()
  @ApiFormCall()
  @ApiErrors(400, 409, 413, 415, 429)
  submit(@Body() input: ServiceInquiryDto, @ReadFormCall() call: FormCall): Promise<ReceiptDto> {
    return this.inquiries.submit(input, call);
  }
}
