import { create } from 'zustand';

export type MenuLevel = 'dropdown' | 'submenu';

interface Menu {
  /** Whether the whole menu is open; on narrow screens only. */
  open: boolean;
  /** Labels of the open groups. */
  dropdown?: string;
  submenu?: string;
  toggleMenu: () => void;
  toggle: (level: MenuLevel, label: string) => void;
  show: (level: MenuLevel, label: string) => void;
  hide: (level: MenuLevel) => void;
  closeInnermost: () => void;
  closeAll: () => void;
}

/** Opening a dropdown closes the submenu. */
const opening = (level: MenuLevel, label?: string) =>
  level === 'dropdown' ? { dropdown: label, submenu: undefined } : { submenu: label };

export const useMenu = create<Menu>()((set) => ({
  open: false,
  toggleMenu: () => set(({ open }) => ({ open: !open, ...opening('dropdown') })),
  toggle: (level, label) => set((menu) => opening(level, menu[level] === label ? undefined : label)),
  show: (level, label) => set((menu) => (menu[level] === label ? menu : opening(level, label))),
  hide: (level) => set(opening(level)),
  closeInnermost: () =>
    set((menu) => {
      if (menu.submenu) return { submenu: undefined };
      return menu.dropdown ? { dropdown: undefined } : { open: false };
    }),
  closeAll: () => set({ open: false, ...opening('dropdown') }),
}));
