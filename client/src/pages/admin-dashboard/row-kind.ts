import type { ReactNode } from 'react';
import type { FormRules } from '../../../../shared/rules.ts';

/** How the two lists of the dashboard differ. */
export interface RowKind<Row, Input> {
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
  /** Tells the admin why a change failed, by itself or through the sentence it returns, which is shown in place. */
  report: (error: unknown, fallback: string) => string | undefined;
}
