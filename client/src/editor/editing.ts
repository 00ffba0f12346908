const KEY = 'isEditing';

/** Whether this tab is in edit mode, also after a reload. */
export const isEditing = (): boolean => sessionStorage.getItem(KEY) !== null;

export function setEditing(is: boolean): void {
  if (is) sessionStorage.setItem(KEY, 'true');
  else sessionStorage.removeItem(KEY);
}
