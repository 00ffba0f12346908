import { create } from 'zustand';
import { LIMITS } from '#shared/limits';

interface ToastAction {
  label: string;
  run: () => void;
}

export interface Toast {
  id: number;
  text: string;
  action?: ToastAction;
}

interface Toasts {
  toasts: Toast[];
  /** The open modal dialogs, topmost last. */
  dialogs: string[];
  show: (text: string, action?: ToastAction) => void;
  dismiss: (id: number) => void;
  /** Stops the timer while the toast is hovered or focused. */
  hold: (id: number) => void;
  release: (id: number) => void;
  clear: () => void;
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastId = 0;

export const useToasts = create<Toasts>((set, get) => ({
  toasts: [],
  dialogs: [],
  show: (text, action) => {
    const toast = { id: ++lastId, text, action };
    set({ toasts: [...get().toasts, toast] });
    get().release(toast.id);
  },
  dismiss: (id) => {
    get().hold(id);
    set({ toasts: get().toasts.filter((toast) => toast.id !== id) });
  },
  hold: (id) => {
    clearTimeout(timers.get(id));
    timers.delete(id);
  },
  release: (id) => {
    const toast = get().toasts.find((shown) => shown.id === id);
    if (!toast) return;
    get().hold(id);
    timers.set(
      id,
      setTimeout(() => get().dismiss(id), toast.action ? LIMITS.undo : LIMITS.toast),
    );
  },
  clear: () => get().toasts.forEach(({ id }) => get().dismiss(id)),
}));
