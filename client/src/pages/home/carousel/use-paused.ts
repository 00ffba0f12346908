import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** Pauses the carousel while the pointer or the keyboard focus is in it, after its button, in a hidden tab and under reduced motion. */
export function usePaused() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const hidden = useSyncExternalStore(
    onVisibility,
    () => document.hidden,
    () => false,
  );
  const watch = {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    // a click also focuses a dot; only focus from the keyboard pauses
    onFocus: ({ target }: FocusEvent) => setFocused(target.matches(':focus-visible')),
    onBlur: () => setFocused(false),
  };
  const toggle = () => setStopped(!stopped);
  return { paused: hovered || focused || stopped || hidden || reducedMotion, reducedMotion, stopped, toggle, watch };
}
