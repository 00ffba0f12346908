import { useCallback, useEffect, useState } from 'react';
import type { PasskeyView, SecondFactors } from '#shared/accounts/two-factor-contract';
import {
  newRecoveryCodes,
  readSecondFactors,
  removeAuthenticator,
  removePasskey,
} from '#client/api/admin/two-factor.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { useRecoveryCodes } from '#client/stores/admin/recovery-codes.ts';
import { isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { AddApp } from './add-app.tsx';
import { AddPasskey } from './add-passkey.tsx';
import { KeyList } from './key-list.tsx';
import { PasswordStep, useStart } from './password-step.tsx';
import { saveFile } from '#client/api/download.ts';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import styles from './two-factor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows new recovery codes. The server stores only hashes, so they cannot be shown again. */
function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const start = useStart<HTMLHeadingElement>();
  const text = () => `${codes.join('\n')}\n`;
  return (
    <div className={styles.keys}>
      <div className={styles.head}>
        <h4 ref={start} tabIndex={-1}>
          Save your recovery codes
        </h4>
        <p>
          Each code works once, if you lose your phone or passkey. They will not be shown again. Print them or store
          them in a password manager, not only on your phone.
        </p>
      </div>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <CopyButton text={text} copied="Codes copied.">
          Copy codes
        </CopyButton>
        <Button
          variant="quiet"
          onClick={() => saveFile(new Blob([text()], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download codes
        </Button>
      </div>
      <div>
        <Button onClick={onKept}>I have saved them</Button>
      </div>
    </div>
  );
}

/** The step in progress, which replaces the list of second factors. */
export type KeyAction =
  | { kind: 'add-app' }
  | { kind: 'remove-app' }
  | { kind: 'add-passkey' }
  | { kind: 'remove-passkey'; passkey: PasskeyView }
  | { kind: 'new-codes' };

interface TwoFactorSectionProps {
  /** Called after a second factor is added or removed. */
  onChanged: () => Promise<void>;
}

export function TwoFactorSection({ onChanged }: TwoFactorSectionProps) {
  const { keys, hasFailed, load } = useSecondFactors();
  const [action, setAction] = useState<KeyAction>();
  const { codes, show } = useRecoveryCodes();
  const [done, setDone] = useState('');
  const begin = (next: KeyAction) => {
    setDone('');
    setAction(next);
  };
  const finish = async (sentence: string, newCodes: string[] = []) => {
    setAction(undefined);
    show(newCodes);
    setDone(sentence);
    await Promise.all([load(), onChanged()]);
  };
  if (codes.length > 0) return <RecoveryCodes codes={codes} onKept={() => show([])} />;
  if (action) return <ActionPanel action={action} onDone={finish} onCancel={() => setAction(undefined)} />;
  return (
    <div className={styles.keys}>
      <p className={styles.note}>
        After your password, you confirm each sign-in with a code from an app or with a passkey, so a stolen password is
        not enough.
      </p>
      {hasFailed && (
        <>
          <Alert>Your two-factor settings could not be loaded.</Alert>
          <Button variant="secondary" onClick={load}>
            Try again
          </Button>
        </>
      )}
      {keys && <KeyList keys={keys} onAction={begin} />}
      <p role="status">{done}</p>
    </div>
  );
}

interface ActionPanelProps {
  action: KeyAction;
  onDone: (sentence: string, codes?: string[]) => Promise<void>;
  onCancel: () => void;
}

const OTHERS_ENDED = 'All other sessions have ended.';

function ActionPanel({ action, onDone, onCancel }: ActionPanelProps) {
  if (action.kind === 'add-app')
    return <AddApp onCancel={onCancel} onAdded={(codes) => onDone(`App added. ${OTHERS_ENDED}`, codes)} />;
  if (action.kind === 'add-passkey')
    return <AddPasskey onCancel={onCancel} onAdded={(codes) => onDone(`Passkey added. ${OTHERS_ENDED}`, codes)} />;
  if (action.kind === 'new-codes')
    return (
      <PasswordStep
        heading="New recovery codes"
        text="Your current codes stop working, used or not."
        submit="Generate new codes"
        onCancel={onCancel}
        work={async (proof) => onDone('', (await newRecoveryCodes(proof)).recoveryCodes)}
      />
    );
  const isApp = action.kind === 'remove-app';
  return (
    <PasswordStep
      heading={isApp ? 'Remove the authenticator app' : `Remove the passkey “${action.passkey.name}”`}
      text="You can no longer sign in with it, and all other sessions end. Delete it on your device as well."
      submit="Remove"
      onCancel={onCancel}
      work={async (proof) => {
        await (isApp ? removeAuthenticator(proof) : removePasskey(action.passkey._id, proof));
        await onDone(`${isApp ? 'App' : 'Passkey'} removed. ${OTHERS_ENDED}`);
      }}
    />
  );
}

/** Loads the account's second factors; `keys` is undefined until the server answers. */
function useSecondFactors() {
  const [{ keys, hasFailed }, setState] = useState<{ keys?: SecondFactors; hasFailed?: boolean }>({});
  const load = useCallback(
    () =>
      readSecondFactors().then(
        (keys) => setState({ keys }),
        (error: unknown) => {
          if (isUnauthorized(error)) return;
          logFailure('The two-factor settings could not be loaded.', error);
          setState((before) => ({ ...before, hasFailed: true }));
        },
      ),
    [],
  );
  useEffect(() => void load(), [load]);
  return { keys, hasFailed, load };
}
