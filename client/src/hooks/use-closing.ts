import { type RefObject, useEffect } from 'react';

/**
 * Closes what a button within `root` has opened: by Escape, and by a press elsewhere.
 *
 * @param close is told whether a key did it, and stays the same from one rendering to the next
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
