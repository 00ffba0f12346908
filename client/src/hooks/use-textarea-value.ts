import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Controls the value of a textarea, as the `value` prop does. With that, React also writes `defaultValue` at each key, which replaces a node
 * and so ends the step of Chromium's Undo: it took back a letter at a time.
 */
export function useTextareaValue(value: string): RefObject<HTMLTextAreaElement | null> {
  const ref = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    if (current && current.value !== value) current.value = value;
  });
  return ref;
}
