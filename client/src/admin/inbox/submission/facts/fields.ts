import type { SubmissionDetail } from '#shared/contract';
import { fieldsOf, FORMS, type StoredField } from '#shared/forms/forms';

/** The fields in the order of the public form, which hides the custom location of a meeting at the office. */
export const askedOf = (submission: SubmissionDetail): StoredField[] =>
  fieldsOf(FORMS[submission.kind]).filter(({ requiredWhen }) => requiredWhen?.({ ...submission }) !== false);
