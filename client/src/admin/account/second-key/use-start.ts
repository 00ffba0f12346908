import { useEffect, useRef } from 'react';

/** Gives the focus to where the next part of the work begins: the button that led there is gone. */
export function useStart<Target extends HTMLElement>() {
  const ref = useRef<Target>(null);
  useEffect(() => {
    ref.current?.focus();
  }, []);
  return ref;
}
