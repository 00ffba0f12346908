import { useState } from 'react';
import { Alert } from '#client/components/form/alert.tsx';
import styles from './alert-settings.module.css';
import { type AlertChoice, choose, isChosen, playSound, showNotification } from './live-inbox.ts';

const REFUSED = 'Notifications from this site are blocked. Allow them in your browser settings first.';
const NO_SOUND = 'This browser blocks sound on this site.';

/** Shows a notification at once, because some browsers grant permission but cannot show one from a page. */
async function tryNotification(): Promise<void> {
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not granted');
  showNotification('Notifications of new submissions are on.');
}

const CHOICES: { choice: AlertChoice; label: string; tryOut: () => Promise<void>; failed: string }[] = [
  { choice: 'sound', label: 'Sound', tryOut: playSound, failed: NO_SOUND },
  { choice: 'notification', label: 'Notification', tryOut: tryNotification, failed: REFUSED },
];

/** The alerts for new submissions in this browser. */
export function AlertSettings() {
  const [chosen, setChosen] = useState({ sound: isChosen('sound'), notification: isChosen('notification') });
  const [failure, setFailure] = useState<string>();
  const set = (choice: AlertChoice, isOn: boolean) => {
    choose(choice, isOn);
    setChosen((before) => ({ ...before, [choice]: isOn }));
  };
  const change = ({ choice, tryOut, failed }: (typeof CHOICES)[number], isOn: boolean) => {
    setFailure(undefined);
    set(choice, isOn);
    if (!isOn) return;
    tryOut().catch(() => {
      set(choice, false);
      setFailure(failed);
    });
  };
  return (
    <fieldset className={styles.settings}>
      <legend>Notify me about new submissions</legend>
      {CHOICES.map((one) => (
        <label key={one.choice}>
          <input type="checkbox" checked={chosen[one.choice]} onChange={({ target }) => change(one, target.checked)} />
          {one.label}
        </label>
      ))}
      {failure && <Alert>{failure}</Alert>}
    </fieldset>
  );
}
