import type { ComponentType, ReactNode } from 'react';
import type { FormRules } from '#shared/rules';

/** What a control of its own is given. */
export interface RowControlProps {
  label: string;
  error?: string;
  value: string;
  onChange: (value: string) => void;
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
  /** Shown below the fields, with what is typed. */
  Hints?: ComponentType<{ input: Input }>;
  /** Reports a failed change with an alert, or returns the sentence to show in the form. */
  report: (error: unknown, fallback: string) => string | undefined;
}

/** The key of a draft: of a row, or without an id of the add form. */
export const draftKeyOf = (list: string, id?: string): string => (id === undefined ? list : `${list}/${id}`);
