import { ChildEntity } from 'typeorm';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { FormColumns } from '../submissions/form/form-columns.ts';
import { Submission } from '../submissions/submission.entity.ts';

@ChildEntity(INQUIRY_FORM.kind)
@FormColumns(INQUIRY_FORM)
export class ServiceInquiry extends Submission {}
