import { useEffect, useState } from 'react';
import { changeSecuritySettings, readSecuritySettings } from '#client/api/sign-ins.ts';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useAttempt } from '../../use-attempt.ts';
import styles from './sessions.module.css';

/** The owner's setting: whether sign-ins of all accounts are stored with their IP address. */
export function AddressSetting() {
  const [isKept, setKept] = useState<boolean>();
  const { attempt, busy, failure } = useAttempt('The setting could not be loaded or saved.');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once; `attempt` is new at each rendering
  useEffect(() => void attempt(async () => setKept((await readSecuritySettings()).keepAddresses)), []);
  const choose = (keepAddresses: boolean) =>
    attempt(async () => setKept((await changeSecuritySettings({ keepAddresses })).keepAddresses));
  return (
    <div className={styles.block}>
      <h3>Sign-in records</h3>
      {isKept !== undefined && (
        <Checkbox
          label="Record the IP address of each sign-in"
          checked={isKept}
          disabled={busy}
          onChange={(checked) => void choose(checked)}
        />
      )}
      <p className={styles.note}>
        Applies to all accounts. IP addresses help you spot unfamiliar sign-ins and reveal an approximate location.
        Turning this off also deletes the addresses recorded so far.
      </p>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
