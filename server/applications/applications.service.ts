import { Injectable } from '@nestjs/common';
import type { SubmissionReceipt } from '#shared/contract';
import { APPLICATION_FORM } from '#shared/forms/application';
import { displayName } from '../http/display-name.ts';
import { filledForm } from '../submissions/form/filled-form.ts';
import type { FormCall } from '../submissions/form/form-call.decorator.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';
import type { JobApplicationDto } from './application.dto.ts';
import { JobApplication } from './application.entity.ts';
import { resumeType } from './resume/resume-file.ts';
import { Resume } from './resume/resume.entity.ts';

@Injectable()
export class ApplicationsService {
  constructor(private readonly submissions: SubmissionsService) {}

  /** Stores the application and its resume together. @throws Problem 415 */
  async submit({ resume, ...input }: JobApplicationDto, call: FormCall): Promise<SubmissionReceipt> {
    const type = await resumeType(resume.fileName, resume.content);
    return this.submissions.store({
      ...filledForm(APPLICATION_FORM, input),
      entity: JobApplication,
      call,
      file: resume,
      attachment: {
        entity: Resume,
        owner: 'applicationId',
        fields: { type, fileName: displayName(resume.fileName), content: resume.content },
      },
    });
  }
}
