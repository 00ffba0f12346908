import { useEffect, useState } from 'react';
import { changeSecuritySettings, readSecuritySettings } from '#client/api/sign-ins.ts';
import { Checkbox } from '#client/components/checkbox/checkbox.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useAttempt } from '../../use-attempt.ts';
import styles from './sessions.module.css';

/** For the owner: whether the sign-ins of everybody are kept with the address of their network. */
export function AddressSetting() {
  const [isKept, setKept] = useState<boolean>();
  const { attempt, busy, failure } = useAttempt('The choice could not be read or saved.');
  // eslint-disable-next-line react-hooks/exhaustive-deps -- once; `attempt` is new at each rendering
  useEffect(() => void attempt(async () => setKept((await readSecuritySettings()).keepAddresses)), []);
  const choose = (keepAddresses: boolean) =>
    attempt(async () => setKept((await changeSecuritySettings({ keepAddresses })).keepAddresses));
  return (
    <div className={styles.block}>
      <h3>What is kept of sign-ins</h3>
      {isKept !== undefined && (
        <Checkbox
          label="Keep the network address of each sign-in"
          checked={isKept}
          disabled={busy}
          onChange={(checked) => void choose(checked)}
        />
      )}
      <p className={styles.note}>
        For every account. It helps to tell a stranger’s sign-in from one’s own, and it tells roughly where somebody
        was. Turned off, no address is kept, and those of before are deleted.
      </p>
      {failure && <Alert>{failure}</Alert>}
    </div>
  );
}
