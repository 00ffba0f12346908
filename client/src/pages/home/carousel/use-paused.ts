import { type FocusEvent, useState, useSyncExternalStore } from 'react';
import { useEditedContent } from '#client/content/edited-content.ts';
import { useMediaQuery } from '#client/hooks/use-media-query.ts';

function onVisibility(onChange: () => void) {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Pauses the carousel while the pointer or the keyboard focus is in it, after its button and in a hidden tab, and keeps
 * it still under reduced motion and in edit mode.
 */
export function usePaused() {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const [stopped, setStopped] = useState(false);
  const reducedMotion = useMediaQuery('(prefers-reduced-motion: reduce)');
  const isEdited = useEditedContent(({ isStill }) => isStill === true);
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
  const still = reducedMotion || isEdited;
  return { paused: hovered || focused || stopped || hidden || still, still, stopped, toggle, watch };
}
