import { Body, Controller, Post, UseInterceptors } from '@nestjs/common';
import { ApiConsumes, ApiTags } from '@nestjs/swagger';
import { APPLICATION_FORM } from '#shared/forms/application';
import { Public } from '../auth/roles.decorator.ts';
import { ApiErrors } from '../http/api-docs.decorators.ts';
import { ReadsOwnBody } from '../http/body/decorators/json-body.decorators.ts';
import { ApiFormCall, type FormCall, ReadFormCall } from '../submissions/form/form-call.decorator.ts';
import { ReceiptDto } from '../submissions/form/receipt.dto.ts';
import { JobApplicationDto } from './application.dto.ts';
import { ApplicationsService } from './applications.service.ts';
import { ResumeUploadInterceptor } from './resume/resume-upload.interceptor.ts';
import { UploadLimitInterceptor } from './resume/upload-limit.interceptor.ts';

@ApiTags('forms')
@Controller(APPLICATION_FORM.endpoint)
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  /** Applies for a position, with a resume. */
  @Post()
  @Public()
  @ReadsOwnBody()
  @UseInterceptors(UploadLimitInterceptor, ResumeUploadInterceptor)
  @ApiConsumes('multipart/form-data')
  @ApiFormCall()
  @ApiErrors(400, 409, 413, 415, 429)
  submit(@Body() input: JobApplicationDto, @ReadFormCall() call: FormCall): Promise<ReceiptDto> {
    return this.applications.submit(input, call);
  }
}
