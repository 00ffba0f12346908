import { create } from 'zustand';
import { logFailure } from '../api/log.ts';

const KEY = 'inbox-keys';
const OFF = 'off';

function isKeptOn(): boolean {
  try {
    return localStorage.getItem(KEY) !== OFF;
  } catch {
    return true; // a browser that forbids storage keeps no choice
  }
}

interface Keys {
  /** Undefined until the choice of this browser was read. */
  isOn?: boolean;
  /** Whether the list of the keys is open. */
  isListed: boolean;
  read: () => void;
  turn: (isOn: boolean) => void;
  list: (isListed: boolean) => void;
}

/** Whether single keys work in the Inbox: who speaks to the computer turns them off. */
export const useKeys = create<Keys>((set) => ({
  isListed: false,
  read: () => set({ isOn: isKeptOn() }),
  turn: (isOn) => {
    set({ isOn });
    try {
      if (isOn) localStorage.removeItem(KEY);
      else localStorage.setItem(KEY, OFF);
    } catch (error) {
      logFailure('The choice could not be kept.', error);
    }
  },
  list: (isListed) => set({ isListed }),
}));
