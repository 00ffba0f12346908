import { accountStorage } from '../stores/account.ts';

const KEY = 'isEditing';

/** Whether this tab is in edit mode, also after a reload. */
export const isEditing = (): boolean => accountStorage.tab.get(KEY) !== null;

/** Whether the page shows drafts: what is typed there outlives the session. */
export const isEditorOpen = (): boolean => 'editing' in document.documentElement.dataset;

export function setEditing(is: boolean): void {
  if (is) accountStorage.tab.set(KEY, 'true');
  else accountStorage.tab.remove(KEY);
}
