import { ChildEntity } from 'typeorm';
import { QUOTE_FORM } from '#shared/forms/quote';
import { FormColumns } from '../submissions/form/form-columns.ts';
import { Submission } from '../submissions/submission.entity.ts';

@ChildEntity(QUOTE_FORM.kind)
@FormColumns(QUOTE_FORM)
export class QuoteRequest extends Submission {}
