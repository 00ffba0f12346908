import { logFailure } from '#client/api/log.ts';

export type AlertChoice = 'sound' | 'notification';

const keyOf = (choice: AlertChoice) => `inbox-${choice}`;

/** Kept for this browser. One that forbids storage keeps no choice. */
export function isChosen(choice: AlertChoice): boolean {
  try {
    return localStorage.getItem(keyOf(choice)) === 'on';
  } catch {
    return false;
  }
}

export function choose(choice: AlertChoice, isOn: boolean): void {
  try {
    if (isOn) localStorage.setItem(keyOf(choice), 'on');
    else localStorage.removeItem(keyOf(choice));
  } catch (error) {
    logFailure('The choice could not be kept.', error);
  }
}
