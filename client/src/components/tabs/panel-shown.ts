import { createContext } from 'react';

/** Whether the enclosing panel belongs to the selected tab. */
export const PanelShown = createContext(true);
