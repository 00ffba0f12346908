import type { ComponentType, ReactNode, RefCallback } from 'react';
import type { FormRules } from '#shared/rules';
import type { FieldProps } from '#client/components/form/field.tsx';

/** Props of a custom control. */
export interface RowControlProps {
  label: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
}

export interface RowFieldProps extends FieldProps {
  name: string;
  ref: RefCallback<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>;
  onChange: () => void;
}

/** Props of a control for long texts; `stored` is the text as it will be saved. */
export interface RowTextProps extends RowFieldProps {
  autoComplete: string;
  stored: string;
}

/** Converts between the stored and the displayed form of a row. */
export interface RowNotation<Input> {
  shown: (stored: Input) => Input;
  stored: (shown: Input) => Input;
}

/** An action on a row besides editing and deleting. */
export interface RowTool<Row> {
  label: string;
  run: (row: Row) => Promise<void> | void;
}

/** Describes one of the dashboard's lists. */
export interface RowKind<Row, Input> {
  /** Prefix of its draft keys. */
  list: string;
  rules: FormRules<Input>;
  /** Labels that replace those of the rules. */
  labels?: Partial<Record<keyof Input, string>>;
  /** Input types of fields that are not free text. */
  types?: Partial<Record<keyof Input, 'date'>>;
  controls?: Partial<Record<keyof Input, ComponentType<RowControlProps>>>;
  /** Control for long texts. */
  TextControl?: ComponentType<RowTextProps>;
  notation?: RowNotation<Input>;
  /** `tab` is the heading of the tab, if the list has one of its own. */
  headings: { tab?: string; add: string; list: string };
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
  /** Shown below the fields; receives the typed row as it will be stored. */
  Hints?: ComponentType<{ input: Input }>;
  /** Shows an alert for a failed change, or returns the message to show in the form. */
  report: (error: unknown, fallback: string) => string | undefined;
}

/** The draft key of a row, or of the add form if no id is given. */
export const draftKeyOf = (list: string, id?: string): string => (id === undefined ? list : `${list}/${id}`);
