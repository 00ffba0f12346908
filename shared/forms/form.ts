import type { SubmissionKind } from '../contract.ts';
import type { FieldRule } from '../rules.ts';

/** A text field of a form: how it is validated, documented and stored. */
export interface FormField extends FieldRule {
  /** A valid value, for the OpenAPI document, the specs and the benchmarks. */
  example: string;
  /** A description for the OpenAPI document, in addition to the rule. */
  description?: string;
  /** The property that stores it, if it has another name than the field. The column's name derives from it. */
  property?: string;
  /** Length of its column, if it is not `max`. */
  columnLength?: number;
  /** Heading of its column in the CSV file, if it is not `label`. */
  heading?: string;
}

type FormFields = Readonly<Record<string, FormField>>;

/** Everything about a form. Both sides derive from it what they show, validate and store. */
export interface FormRecord {
  kind: SubmissionKind;
  /** The name of the form in mails. */
  noun: string;
  endpoint: string;
  /** First letter of its references. */
  prefix: 'Q' | 'A' | 'I';
  /** The field that is the subject of a submission. */
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

/** The stored fields; empty ones are null. */
export type FormRow<Form extends FormRecord> = RowOf<Form['fields']>;
