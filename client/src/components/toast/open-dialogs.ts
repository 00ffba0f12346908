import { create } from 'zustand';

/** The modal dialogs that are open, the topmost last. */
export const useOpenDialogs = create<{ open: readonly string[] }>(() => ({ open: [] }));
