import { accountStorage } from '../stores/account.ts';

const KEY = 'isEditing';

/** Whether this tab is in edit mode, also after a reload. */
export const isEditing = (): boolean => accountStorage.tab.get(KEY) !== null;

export function setEditing(is: boolean): void {
  if (is) accountStorage.tab.set(KEY, 'true');
  else accountStorage.tab.remove(KEY);
}
