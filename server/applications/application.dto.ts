import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import type { JobApplication } from '#shared/contract';
import { APPLICATION_FORM } from '#shared/forms/application';
import { MESSAGES } from '#shared/messages';
import { FormDto } from '../submissions/form-dto.ts';

/** The uploaded file, held in memory. */
export interface UploadedResume {
  fileName: string;
  content: Buffer;
}

const resume = applyDecorators(
  ApiProperty({ type: 'string', format: 'binary' }),
  ValidateBy({
    name: 'resume',
    validator: {
      validate: (resume?: UploadedResume) => Boolean(resume?.content.length),
      defaultMessage: () => MESSAGES.fields.resume,
    },
  }),
) as PropertyDecorator;

export class JobApplicationDto extends FormDto(APPLICATION_FORM, { resume }) implements JobApplication {
  /** PDF, DOC or DOCX, at most 5 MB. */
  resume: UploadedResume;
}
