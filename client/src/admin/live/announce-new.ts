import { logFailure } from '#client/api/log.ts';
import { isChosen } from './alert-choices.ts';

/** Hertz and seconds of the two tones. */
const TONES = [660, 880];
const LENGTH = 0.14;
const VOLUME = 0.2;

/** One for the page: browsers allow few. */
let audio: AudioContext | undefined;

/** Two short tones, made by the browser. Until something was pressed in the page, browsers stay silent. */
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

/** Tells how many have come, and no names: others may see the screen. */
export function showNotification(text: string): void {
  const shown = new Notification(text, { tag: 'inbox' });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}

/** Makes those aware of new submissions who look elsewhere, in the ways that were chosen on this device. */
export function announceNew(count: number): void {
  if (isChosen('sound')) playSound().catch((error: unknown) => logFailure('The sound could not be played.', error));
  if (isChosen('notification') && document.visibilityState === 'hidden' && Notification.permission === 'granted')
    showNotification(count === 1 ? '1 new submission' : `${count} new submissions`);
}
