import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';

type Control = HTMLSelectElement | HTMLInputElement;

/** Keys that open the list of a select. */
const OPENING = [' ', 'F4'];

/**
 * A control that acts on what is chosen: at once with a pointer or in an open list, and on Enter or when the control is
 * left while keys go through the values of a closed one (WCAG 3.2.2). Escape gives up.
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
