import type { SubmissionKind } from '../contract.ts';
import { APPLICATION_FORM } from './application.ts';
import type { FormField, FormRecord, FormRow } from './form.ts';
import { INQUIRY_FORM } from './inquiry.ts';
import { QUOTE_FORM } from './quote.ts';

/** The three forms, in the order of their columns in common lists, such as the CSV file. */
export const FORMS = {
  inquiry: INQUIRY_FORM,
  application: APPLICATION_FORM,
  quote: QUOTE_FORM,
} as const satisfies Record<SubmissionKind, FormRecord>;

/** The properties that every form stores. */
export const COMMON_PROPERTIES = ['name', 'email', 'phone'] as const;
export type CommonProperty = (typeof COMMON_PROPERTIES)[number];

type EveryRow = FormRow<typeof QUOTE_FORM> & FormRow<typeof APPLICATION_FORM> & FormRow<typeof INQUIRY_FORM>;

/** Properties of some forms only; null if the form does not have the field or it was left empty. */
export type FormTexts = { [Property in Exclude<keyof EveryRow, CommonProperty>]: EveryRow[Property] | null };

export type FormProperty = CommonProperty | keyof FormTexts;

export interface StoredField extends FormField {
  /** Name of the field in the form. */
  name: string;
  property: FormProperty;
  column: string;
}

const columnOf = (property: string) => property.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function kept(name: string, field: FormField): StoredField {
  const { property = name } = field;
  return { ...field, name, property: property as FormProperty, column: columnOf(property) };
}

/** The fields of a form in order, each with its property and column. */
export const fieldsOf = ({ fields }: FormRecord): StoredField[] =>
  Object.entries(fields).map(([name, field]) => kept(name, field));
