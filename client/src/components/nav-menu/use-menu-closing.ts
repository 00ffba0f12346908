import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useMenu } from '../../stores/menu.ts';

/** Closes the menu on every route change, when the window gets wide or narrow, on a click outside and on Escape. */
export function useMenuClosing(nav: RefObject<HTMLElement | null>, compact: boolean) {
  const location = useLocation();
  const { closeAll, closeInnermost } = useMenu.getState();

  useEffect(() => {
    closeAll();
  }, [closeAll, location, compact]);

  useEffect(() => {
    const isOutside = (target: EventTarget | null) => target instanceof Node && !nav.current?.contains(target);
    const onPoint = ({ target }: Event) => isOutside(target) && closeAll();
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const openers = nav.current?.querySelectorAll<HTMLElement>('button[aria-expanded=true]') ?? [];
      if (nav.current?.contains(document.activeElement)) [...openers].at(-1)?.focus();
      closeInnermost();
    };
    // Safari on iOS sends no click event for a tap outside of controls.
    const listeners = [
      ['click', onPoint],
      ['pointerup', onPoint],
      ['keydown', onKey],
    ] as const;
    listeners.forEach(([type, listener]) => document.addEventListener(type, listener as EventListener));
    return () => listeners.forEach(([type, listener]) => document.removeEventListener(type, listener as EventListener));
  }, [nav, closeAll, closeInnermost]);
}
