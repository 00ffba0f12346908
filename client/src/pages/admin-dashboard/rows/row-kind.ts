import type { ComponentType, ReactNode } from 'react';
import type { FormRules } from '../../../../../shared/rules.ts';

/** How the two lists of the dashboard differ. */
export interface RowKind<Row, Input> {
  /** What its drafts are kept under. */
  list: string;
  rules: FormRules<Input>;
  /** Labels that say more than the rules' own. */
  labels?: Partial<Record<keyof Input, string>>;
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
  /** Stands below the fields and follows what is typed. */
  Hints?: ComponentType<{ input: Input }>;
  /** Tells the admin why a change failed, by itself or through the sentence it returns, which is shown in place. */
  report: (error: unknown, fallback: string) => string | undefined;
}

/** Where a row is edited, or without a row the list's add form, as the drafts name it. */
export const draftPlace = (list: string, id?: string): string => (id === undefined ? list : `${list}/${id}`);
