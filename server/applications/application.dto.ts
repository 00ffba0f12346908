import { ApiProperty } from '@nestjs/swagger';
import { ValidateBy } from 'class-validator';
import type { JobApplication } from '../../shared/contract.ts';
import { MESSAGES } from '../../shared/messages.ts';
import { APPLICATION_RULES } from '../../shared/rules.ts';
import { Field } from '../common/field.decorator.ts';
import { TrappedFormDto } from '../submissions/trapped-form.dto.ts';

/** The file as the form sent it, held in memory. */
export interface UploadedResume {
  fileName: string;
  content: Buffer;
}

export class JobApplicationDto extends TrappedFormDto implements JobApplication {
  @Field(APPLICATION_RULES.name, 'Applicant Name')
  name: string;

  @Field(APPLICATION_RULES.email, 'applicant@example.com')
  email: string;

  @Field(APPLICATION_RULES.position, 'Site Engineer')
  position: string;

  /** Digits only. */
  @Field(APPLICATION_RULES.contact, '09171234567')
  contact: string;

  /** PDF, DOC or DOCX, at most 5 MB. */
  @ApiProperty({ type: 'string', format: 'binary' })
  @ValidateBy({
    name: 'resume',
    validator: {
      validate: (resume?: UploadedResume) => Boolean(resume?.content.length),
      defaultMessage: () => MESSAGES.fields.resume,
    },
  })
  resume: UploadedResume;
}
