import { useEffect } from 'react';
import { useInbox } from '#client/stores/inbox.ts';
import { useLive } from '#client/stores/live.ts';
import { announceNew } from './announce-new.ts';

/** Milliseconds between two questions; what is new is to be seen within five seconds. */
const EVERY = 4000;

/** When a browser comes back from sleep, from another tab or from a lost network. */
const wakes = (): [target: EventTarget, event: string][] => [
  [document, 'visibilitychange'],
  [window, 'online'],
  [window, 'pageshow'],
];

/** Keeps the inbox as the server has it while the dashboard is open, whichever tab is selected. */
export function useLiveInbox(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    let isOver = false;
    const next = () => {
      clearTimeout(timer);
      void useLive
        .getState()
        .check()
        .finally(() => {
          clearTimeout(timer);
          if (!isOver) timer = setTimeout(next, EVERY);
        });
    };
    const wake = () => {
      if (document.visibilityState === 'visible') next();
    };
    void useInbox.getState().count();
    next();
    wakes().forEach(([target, event]) => target.addEventListener(event, wake));
    return () => {
      isOver = true;
      clearTimeout(timer);
      wakes().forEach(([target, event]) => target.removeEventListener(event, wake));
    };
  }, []);
  useEffect(
    () =>
      useInbox.subscribe(({ counts }, before) => {
        if (counts && before.counts && counts.new > before.counts.new) announceNew(counts.new - before.counts.new);
      }),
    [],
  );
}
