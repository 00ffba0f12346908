import type { SubmissionKind } from '../contract.ts';
import { APPLICATION_FORM } from './application.ts';
import type { FormField, FormRecord, FormRow } from './form.ts';
import { INQUIRY_FORM } from './inquiry.ts';
import { QUOTE_FORM } from './quote.ts';

/** The three forms. Their columns follow one another in this order where all are listed, as in the CSV file. */
export const FORMS = {
  inquiry: INQUIRY_FORM,
  application: APPLICATION_FORM,
  quote: QUOTE_FORM,
} as const satisfies Record<SubmissionKind, FormRecord>;

/** What every form asks for, by the properties that keep it. */
export const COMMON_PROPERTIES = ['name', 'email', 'phone'] as const;
export type CommonProperty = (typeof COMMON_PROPERTIES)[number];

type EveryRow = FormRow<typeof QUOTE_FORM> & FormRow<typeof APPLICATION_FORM> & FormRow<typeof INQUIRY_FORM>;

/** What some forms ask for. A field that a submission's form has not, or that was left empty, is null. */
export type FormTexts = { [Property in Exclude<keyof EveryRow, CommonProperty>]: EveryRow[Property] | null };

export type FormProperty = CommonProperty | keyof FormTexts;

export interface KeptField extends FormField {
  /** Its name in the form. */
  name: string;
  property: FormProperty;
  /** The same as the table calls it. */
  column: string;
}

const columnOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function kept(name: string, field: FormField): KeptField {
  const { property = name } = field;
  return { ...field, name, property: property as FormProperty, column: columnOf(property) };
}

/** The fields of a form in its order, each with what keeps it. */
export const fieldsOf = ({ fields }: FormRecord): KeptField[] =>
  Object.entries(fields).map(([name, field]) => kept(name, field));
