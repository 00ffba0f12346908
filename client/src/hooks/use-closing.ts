import { type RefObject, useEffect } from 'react';

/**
 * Closes a popup opened by a button within `root`, on Escape or a press outside.
 *
 * @param close receives whether a key closed it; must keep its identity between renderings
 */
export function useClosing(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byKey: boolean) => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const pressed = ({ key }: KeyboardEvent) => key === 'Escape' && close(true);
    const pointed = ({ target }: Event) => {
      if (target instanceof Node && !root.current?.contains(target)) close(false);
    };
    document.addEventListener('keydown', pressed);
    document.addEventListener('pointerdown', pointed);
    return () => {
      document.removeEventListener('keydown', pressed);
      document.removeEventListener('pointerdown', pointed);
    };
  }, [root, isOpen, close]);
}
