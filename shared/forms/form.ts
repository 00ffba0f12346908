import type { Department } from '../company.ts';
import type { SubmissionKind } from '../contract.ts';
import type { FieldRule } from '../rules.ts';

/** A text field of a form: how it is checked, described and kept. */
export interface FormField extends FieldRule {
  /** A right value, for the API's document, the specs and the measurements. */
  example: string;
  /** What the API's document says of it beside its rule. */
  description?: string;
  /** The property and column that keep it, where these are not called like the field. */
  property?: string;
  /** Characters of its column, where these are not `max`. */
  columnLength?: number;
  /** The heading of its column in the CSV file, where that is not `label`. */
  heading?: string;
}

type FormFields = Readonly<Record<string, FormField>>;

/** All that is known about a form of the site; what each side shows, checks and keeps derives from it. */
export interface FormRecord {
  kind: SubmissionKind;
  /** What mails call it. */
  noun: string;
  endpoint: string;
  /** The first letter of its references. */
  prefix: 'Q' | 'A' | 'I';
  /** Who is mailed about it. */
  department: Department;
  /** The field that says what it is about. */
  subject: string;
  messages: { heading: string; submit: string; busy: string; sent: string; failed: string; failureMark?: string };
  /** In the order of the page. */
  fields: FormFields;
}

type ValueOf<Field> = Field extends { oneOf: readonly (infer Option)[] } ? Option : string;

type IsRequired<Field> = Field extends { requiredWhen: unknown }
  ? false
  : Field extends { required: string }
    ? true
    : false;

type RequiredNames<Fields> = {
  [Name in keyof Fields]: IsRequired<Fields[Name]> extends true ? Name : never;
}[keyof Fields];

type Flat<Shape> = { [Key in keyof Shape]: Shape[Key] };

type InputOf<Fields> = Flat<
  { -readonly [Name in RequiredNames<Fields>]: ValueOf<Fields[Name]> } & {
    -readonly [Name in Exclude<keyof Fields, RequiredNames<Fields>>]?: ValueOf<Fields[Name]>;
  }
>;

/** The body of a form's call. */
export type FormInput<Form extends FormRecord> = InputOf<Form['fields']>;

type PropertyOf<Field, Name> = Field extends { property: infer Property extends string } ? Property : Name;

type RowOf<Fields> = {
  -readonly [Name in keyof Fields as PropertyOf<Fields[Name], Name>]: IsRequired<Fields[Name]> extends true
    ? ValueOf<Fields[Name]>
    : ValueOf<Fields[Name]> | null;
};

/** The same as it is kept; a field that was left empty is null. */
export type FormRow<Form extends FormRecord> = RowOf<Form['fields']>;
