import { ChildEntity } from 'typeorm';
import { APPLICATION_FORM } from '#shared/forms/application';
import { FormColumns } from '../submissions/form-columns.ts';
import { Submission } from '../submissions/submission.entity.ts';

/** The resume has its own table, so that lists never read its bytes. */
@ChildEntity(APPLICATION_FORM.kind)
@FormColumns(APPLICATION_FORM)
export class JobApplication extends Submission {}
