import { useEffect } from 'react';
import { useInbox } from '#client/stores/inbox/inbox.ts';
import { useLive } from '#client/stores/inbox/live.ts';
import { announceNew } from './announce-new.ts';

/** Milliseconds between polls; new submissions must appear within five seconds. */
const EVERY = 4000;

/** Events after which the page may be out of date: waking up, returning to the tab, reconnecting. */
const wakes = (): [target: EventTarget, event: string][] => [
  [document, 'visibilitychange'],
  [window, 'online'],
  [window, 'pageshow'],
];

/** Polls the inbox while the dashboard is open, whichever tab is selected. */
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
