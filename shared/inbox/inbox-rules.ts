import type { SavedFilterInput } from '../contract.ts';
import { INBOX_LIMITS } from './inbox-limits.ts';
import { MESSAGES } from '../messages.ts';
import type { FieldRule, FormRules } from '../rules.ts';

/** Name of a person in the office. */
export const ASSIGNEE_RULE: FieldRule = { label: 'Assignee', max: INBOX_LIMITS.assignee };

export const SAVED_FILTER_RULES: FormRules<SavedFilterInput> = {
  name: { label: 'Name', max: INBOX_LIMITS.savedFilter.name, required: MESSAGES.fields.name },
  query: { label: 'Query', max: INBOX_LIMITS.savedFilter.query, required: 'Query is required.' },
};
