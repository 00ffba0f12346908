import { Column } from 'typeorm';
import type { FormRecord } from '#shared/forms/form';
import { COMMON_PROPERTIES, fieldsOf, FORMS, type FormTexts, type KeptField } from '#shared/forms/forms';

type OwnField = KeptField & { property: keyof FormTexts };

const isOwn = (field: KeptField): field is OwnField => !COMMON_PROPERTIES.some((common) => common === field.property);

const every = Object.values<FormRecord>(FORMS).flatMap((form) =>
  fieldsOf(form)
    .filter(isOwn)
    .map((field) => ({ ...field, isSubject: field.name === form.subject })),
);
const subjects = every.filter(({ isSubject }) => isSubject);

const once = <Kept extends OwnField>(fields: Kept[]) => [
  ...new Map(fields.map((field) => [field.property, field])).values(),
];

/** What only some forms ask for, each column once: first what a submission is about. */
export const OWN_FIELDS: OwnField[] = once([...subjects, ...every]);

/** Gives the entity of a form a column for each of its fields, but for those that every submission has. */
export const FormColumns =
  (form: FormRecord): ClassDecorator =>
  ({ prototype }) => {
    for (const { property, column: name, max, columnLength } of fieldsOf(form).filter(isOwn)) {
      const column = {
        name,
        type: 'varchar',
        length: columnLength ?? max,
        nullable: true,
      } as const;
      Column(column)(prototype as object, property);
    }
  };

/** For a SELECT: the columns of the texts, under the names of their properties. */
export const TEXT_COLUMNS = OWN_FIELDS.map(({ property, column }) => `${column} AS "${property}"`).join(', ');

/** What a submission is about. */
export const SUBJECT = `coalesce(${once(subjects)
  .map(({ column }) => column)
  .join(', ')})`;
