import { type PointerEvent, useRef } from 'react';

/** CSS pixels; a shorter movement is a tap. */
const DISTANCE = 40;

/** Pointer handlers that detect a horizontal swipe by touch. */
export function useSwipe(onLeft: () => void, onRight: () => void) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, isPrimary, clientX }: PointerEvent) {
      start.current = pointerType === 'touch' && isPrimary ? clientX : undefined;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const way = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(way) < DISTANCE) return;
      if (way < 0) onLeft();
      else onRight();
    },
  };
}
