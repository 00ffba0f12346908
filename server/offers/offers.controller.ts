import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { QUOTE_FORM } from '#shared/forms/quote';
import { Public } from '../auth/roles.decorator.ts';
import { ApiErrors } from '../http/api-docs.decorators.ts';
import { LimitSmallForm } from '../http/limits/refused-posts.interceptor.ts';
import { ApiFormCall, type FormCall, ReadFormCall } from '../submissions/form/form-call.decorator.ts';
import { ReceiptDto } from '../submissions/form/receipt.dto.ts';
import { QuoteRequestDto } from './offer.dto.ts';
import { OffersService } from './offers.service.ts';

@ApiTags('forms')
@Controller(QUOTE_FORM.endpoint)
export class OffersController {
  constructor(private readonly offers: OffersService) {}

  /** Requests a free quote. */
  @Post()
  @Public()
  @LimitSmallForm()
  @ApiFormCall()
  @ApiErrors(400, 409, 413, 415, 429)
  submit(@Body() input: QuoteRequestDto, @ReadFormCall() call: FormCall): Promise<ReceiptDto> {
    return this.offers.submit(input, call);
  }
}
