import { Column } from 'typeorm';
import type { FormRecord } from '#shared/forms/form';
import { RENTAL_LINE } from '#shared/forms/inquiry';
import { COMMON_PROPERTIES, fieldsOf, FORMS, type FormTexts, type StoredField } from '#shared/forms/forms';

type OwnField = StoredField & { property: keyof FormTexts };

const isOwn = (field: StoredField): field is OwnField => !COMMON_PROPERTIES.some((common) => common === field.property);

const every = Object.values<FormRecord>(FORMS).flatMap((form) =>
  fieldsOf(form)
    .filter(isOwn)
    .map((field) => ({ ...field, isSubject: field.name === form.subject })),
);
const subjects = every.filter(({ isSubject }) => isSubject);

const once = <Kept extends OwnField>(fields: Kept[]) => [
  ...new Map(fields.map((field) => [field.property, field])).values(),
];

/** The fields that only some forms have, each column once. The subjects of submissions come first. */
export const OWN_FIELDS: OwnField[] = once([...subjects, ...every]);

/** Adds a column to the entity of a form for each of its fields, except those that every submission has. */
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

/** The text columns for a SELECT, named like their properties. */
export const TEXT_COLUMNS = OWN_FIELDS.map(({ property, column }) => `${column} AS "${property}"`).join(', ');

const ABOUT_RENTAL = `starts_with(description, '${RENTAL_LINE}')`;

/** The subject of a submission: its service or position, or the rental that it is about. */
export const SUBJECT = `coalesce(${once(subjects)
  .map(({ column }) => column)
  .join(
    ', ',
  )}, CASE WHEN ${ABOUT_RENTAL} THEN substr(split_part(description, E'\\n', 1), ${RENTAL_LINE.length + 1}) END)`;

/** The first line that the visitor wrote, after a rental's line; null if there is none. */
export const FIRST_LINE = `nullif(split_part(description, E'\\n', CASE WHEN ${ABOUT_RENTAL} THEN 2 ELSE 1 END), '')`;
