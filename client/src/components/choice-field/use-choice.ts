import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

type Control = HTMLSelectElement | HTMLInputElement;

/** Keys that open a select's list. */
const OPENING = [' ', 'F4'];

/**
 * Applies a choice at once when made with a pointer or in an open list. While the keyboard steps through a closed select, applies it only
 * on Enter or blur (WCAG 3.2.2); Escape cancels.
 */
export function useChoice(value: string, onChoose: (value: string) => void) {
  const [browsed, setBrowsed] = useState<string>();
  const isBrowsing = useRef(false);
  const choose = (chosen?: string) => {
    setBrowsed(undefined);
    if (chosen !== undefined && chosen !== value) onChoose(chosen);
  };
  return {
    value: browsed ?? value,
    onPointerDown: () => {
      isBrowsing.current = false;
    },
    onKeyDown: ({ key, altKey }: KeyboardEvent<Control>) => {
      isBrowsing.current = key !== 'Enter' && !altKey && !OPENING.includes(key);
      if (key === 'Enter') choose(browsed);
      if (key === 'Escape') setBrowsed(undefined);
    },
    onBlur: () => choose(browsed),
    onChange: ({ target }: ChangeEvent<Control>) => {
      if (isBrowsing.current) setBrowsed(target.value);
      else choose(target.value);
    },
  };
}
