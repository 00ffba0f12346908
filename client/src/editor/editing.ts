import { accountStorage } from '../stores/account.ts';

const KEY = 'isEditing';

/** Whether this tab is in edit mode; survives a reload. */
export const isEditing = (): boolean => accountStorage.tab.get(KEY) !== null;

/** Whether the editor is open. It stays open when the session ends, so that no input is lost. */
export const isEditorOpen = (): boolean => 'editing' in document.documentElement.dataset;

export function setEditing(is: boolean): void {
  if (is) accountStorage.tab.set(KEY, 'true');
  else accountStorage.tab.remove(KEY);
}
