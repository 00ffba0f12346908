import type { ComponentType, ReactNode, RefCallback } from 'react';
import type { FormRules } from '#shared/rules';
import type { FieldProps } from '#client/components/form/field.tsx';

/** What a control of its own is given. */
export interface RowControlProps {
  label: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

/** What the form gives to the control of a field. */
export interface RowFieldProps extends FieldProps {
  name: string;
  ref: RefCallback<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  onChange: () => void;
}

/** What a control of long texts is given, with the text as it will be stored. */
export interface RowTextProps extends RowFieldProps {
  autoComplete: string;
  stored: string;
}

/** How the form shows what is stored, where it is not shown as it is. */
export interface RowNotation<Input> {
  shown: (stored: Input) => Input;
  stored: (shown: Input) => Input;
}

/** What can be done with a row beside changing and deleting it. */
export interface RowTool<Row> {
  label: string;
  run: (row: Row) => Promise<void> | void;
}

/** The differences between the dashboard's lists. */
export interface RowKind<Row, Input> {
  /** Prefix of the keys of its drafts. */
  list: string;
  rules: FormRules<Input>;
  /** Labels that replace those of the rules. */
  labels?: Partial<Record<keyof Input, string>>;
  /** The controls of fields that are no free text. */
  types?: Partial<Record<keyof Input, 'date'>>;
  controls?: Partial<Record<keyof Input, ComponentType<RowControlProps>>>;
  /** The control of long texts. */
  TextControl?: ComponentType<RowTextProps>;
  notation?: RowNotation<Input>;
  headings: { add: string; list: string };
  texts: {
    loading: string;
    empty: string;
    failed: string;
    addFailed: string;
    updateFailed: string;
    deleteFailed: string;
  };
  nameOf: (row: Row) => string;
  details: (row: Row) => ReactNode;
  tools?: RowTool<Row>[];
  /** Shown below the fields, with what is typed, as it will be stored. */
  Hints?: ComponentType<{ input: Input }>;
  /** Reports a failed change with an alert, or returns the sentence to show in the form. */
  report: (error: unknown, fallback: string) => string | undefined;
}

/** The key of a draft: of a row, or without an id of the add form. */
export const draftKeyOf = (list: string, id?: string): string => (id === undefined ? list : `${list}/${id}`);
