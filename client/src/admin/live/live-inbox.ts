import { useEffect, useRef } from 'react';
import { logFailure } from '#client/api/log.ts';
import { browserStorage } from '#client/stores/storage.ts';
import { useCounts, useInboxVersion } from '../queries/inbox.ts';

/** Frequencies in hertz; length of each in seconds. */
const TONES = [660, 880];
const LENGTH = 0.14;
const VOLUME = 0.2;

/** Shared, because browsers limit the number of audio contexts. */
let audio: AudioContext | undefined;

/** Plays two short tones. Browsers block sound until the user has interacted with the page. */
export async function playSound(): Promise<void> {
  audio ??= new AudioContext();
  await audio.resume();
  const volume = new GainNode(audio, { gain: VOLUME });
  volume.connect(audio.destination);
  TONES.forEach((frequency, index) => {
    const tone = new OscillatorNode(audio!, { frequency });
    const start = audio!.currentTime + index * LENGTH;
    tone.connect(volume);
    tone.start(start);
    tone.stop(start + LENGTH);
  });
}

/** Shows how many submissions arrived but no names, because others may see the screen. */
export function showNotification(text: string): void {
  const shown = new Notification(text, { tag: 'inbox' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

export type AlertChoice = 'sound' | 'notification';

const keyOf = (choice: AlertChoice) => `inbox-${choice}`;

/** Stored per browser, not per account. */
export const isChosen = (choice: AlertChoice): boolean => browserStorage.get(keyOf(choice)) === 'on';

export function choose(choice: AlertChoice, isOn: boolean): void {
  if (isOn) browserStorage.set(keyOf(choice), 'on');
  else browserStorage.remove(keyOf(choice));
}

/** Alerts the user to new submissions in the ways chosen in this browser. */
function announceNew(count: number): void {
  if (isChosen('sound')) playSound().catch((error: unknown) => logFailure('The sound could not be played.', error));
  if (isChosen('notification') && document.visibilityState === 'hidden' && Notification.permission === 'granted')
    showNotification(count === 1 ? '1 new submission' : `${count} new submissions`);
}

/** Keeps the inbox up to date while the dashboard is open, on every tab, and announces new submissions. */
export function useLiveInbox(): void {
  useInboxVersion();
  const unread = useCounts()?.new;
  const before = useRef<number>(undefined);
  useEffect(() => {
    if (unread === undefined) return;
    if (before.current !== undefined && unread > before.current) announceNew(unread - before.current);
    before.current = unread;
  }, [unread]);
}
