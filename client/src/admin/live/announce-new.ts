import { logFailure } from '#client/api/log.ts';
import { isChosen } from './alert-choices.ts';

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

/** Alerts the user to new submissions in the ways chosen on this device. */
export function announceNew(count: number): void {
  if (isChosen('sound')) playSound().catch((error: unknown) => logFailure('The sound could not be played.', error));
  if (isChosen('notification') && document.visibilityState === 'hidden' && Notification.permission === 'granted')
    showNotification(count === 1 ? '1 new submission' : `${count} new submissions`);
}
