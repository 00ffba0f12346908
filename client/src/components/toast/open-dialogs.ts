import { create } from 'zustand';

/** The open modal dialogs, topmost last. */
export const useOpenDialogs = create<{ open: readonly string[] }>(() => ({ open: [] }));
