import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import type { JobApplication } from '#shared/contract';
import { APPLICATION_FORM } from '#shared/forms/application';
import { MESSAGES } from '#shared/messages';
import type { UploadedFile } from '../http/body/file-form.ts';
import { FormDto } from '../submissions/form/form-dto.ts';

const resume = applyDecorators(
  ApiProperty({ type: 'string', format: 'binary' }),
  ValidateBy({
    name: 'resume',
    validator: {
      validate: (resume?: UploadedFile) => Boolean(resume?.content.length),
      defaultMessage: () => MESSAGES.fields.resume,
    },
  }),
) as PropertyDecorator;

export class JobApplicationDto extends FormDto(APPLICATION_FORM, { resume }) implements JobApplication {
  /** PDF, DOC or DOCX, at most 5 MB. */
  resume: UploadedFile;
}
