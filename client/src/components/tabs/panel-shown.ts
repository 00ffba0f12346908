import { createContext } from 'react';

/** Whether the panel that this is read in belongs to the selected tab. */
export const PanelShown = createContext(true);
