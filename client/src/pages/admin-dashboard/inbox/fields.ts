import type { SubmissionDetail } from '../../../../../shared/contract.ts';
import { fieldsOf, FORMS, type KeptField } from '../../../../../shared/forms/forms.ts';

/** What a submission's form asked for, in its order; like the form, without the place of a meeting at the office. */
export const askedOf = (submission: SubmissionDetail): KeptField[] =>
  fieldsOf(FORMS[submission.kind]).filter(({ requiredWhen }) => requiredWhen?.({ ...submission }) !== false);
