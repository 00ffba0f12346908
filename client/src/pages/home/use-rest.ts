import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '../../hooks/use-media-query.ts';

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Whether someone looks closer, works in it by keyboard, has stopped it, or wants no motion at all. */
export function useRest() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const still = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const watch = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    // a pointer leaves the focus on the dot it has pressed, which is no reason to rest for good
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  const toggle = () => setStopped(!stopped);
  return { resting: hovered || focused || stopped || hidden || still, still, stopped, toggle, watch };
}
