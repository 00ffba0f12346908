import { browserStorage } from '#client/stores/storage.ts';

export type AlertChoice = 'sound' | 'notification';

const keyOf = (choice: AlertChoice) => `inbox-${choice}`;

/** Stored per browser, not per account. */
export const isChosen = (choice: AlertChoice): boolean => browserStorage.get(keyOf(choice)) === 'on';

export function choose(choice: AlertChoice, isOn: boolean): void {
  if (isOn) browserStorage.set(keyOf(choice), 'on');
  else browserStorage.remove(keyOf(choice));
}
