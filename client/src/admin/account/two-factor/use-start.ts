import { useEffect, useRef } from 'react';

/** Focuses the start of the new step, because the button that opened it has disappeared. */
export function useStart<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return ref;
}
