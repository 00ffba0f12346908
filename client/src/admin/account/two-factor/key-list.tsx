import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import type { PasskeyView, SecondFactors } from '#shared/accounts/two-factor-contract';
import { hasPasskeys } from '#client/api/passkeys.ts';
import { Button } from '#client/components/button/button.tsx';
import { timeText } from '../../times.ts';
import type { KeyAction } from './two-factor-section.tsx';
import styles from './two-factor.module.css';

interface KeyListProps {
  keys: SecondFactors;
  onAction: (action: KeyAction) => void;
}

export function KeyList({ keys, onAction }: KeyListProps) {
  const hasKey = keys.authenticatorSince !== null || keys.passkeys.length > 0;
  return (
    <div className={styles.list}>
      <AppRow since={keys.authenticatorSince} onAction={onAction} />
      <PasskeyRows keys={keys} onAction={onAction} />
      {hasKey && <CodesRow left={keys.recoveryCodes} onAction={onAction} />}
    </div>
  );
}

function AppRow({ since, onAction }: Pick<KeyListProps, 'onAction'> & { since: string | null }) {
  return (
    <div className={styles.row}>
      <div>
        <h4>Authenticator app</h4>
        <p>
          {since
            ? `Added on ${timeText(since)}.`
            : 'Not set up. Use any authenticator app, such as Google Authenticator, Aegis or 2FAS.'}
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant={since ? 'quiet' : 'secondary'} onClick={() => onAction({ kind: 'add-app' })}>
          {since ? 'Replace app' : 'Add an app'}
        </Button>
        {since && (
          <Button variant="danger" onClick={() => onAction({ kind: 'remove-app' })}>
            Remove the app
          </Button>
        )}
      </div>
    </div>
  );
}

function PasskeyRows({ keys: { passkeys, passkeysPossible }, onAction }: KeyListProps) {
  const isPossible = passkeysPossible && hasPasskeys();
  return (
    <div className={styles.row}>
      <div>
        <h4>Passkeys</h4>
        {passkeys.length === 0 && <p>None yet. You unlock a passkey with your fingerprint, your face or a PIN.</p>}
        {!isPossible && <p>Passkeys require HTTPS, the site’s own domain and a browser that supports them.</p>}
      </div>
      {passkeys.length > 0 && (
        <ul className={styles.passkeys}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey._id} passkey={passkey} onAction={onAction} />
          ))}
        </ul>
      )}
      {isPossible && passkeys.length < ACCOUNT_LIMITS.passkeys && (
        <div className={styles.actions}>
          <Button variant="secondary" onClick={() => onAction({ kind: 'add-passkey' })}>
            Add a passkey
          </Button>
        </div>
      )}
    </div>
  );
}

function PasskeyRow({ passkey, onAction }: Pick<KeyListProps, 'onAction'> & { passkey: PasskeyView }) {
  const { name, createdAt, lastUsedAt } = passkey;
  return (
    <li>
      <div>
        <strong>{name}</strong>
        <p>
          Added on {timeText(createdAt)}, {lastUsedAt ? `last used on ${timeText(lastUsedAt)}` : 'not used yet'}.
        </p>
      </div>
      <Button variant="danger" onClick={() => onAction({ kind: 'remove-passkey', passkey })}>
        Remove<span className="visually-hidden"> {name}</span>
      </Button>
    </li>
  );
}

function CodesRow({ left, onAction }: Pick<KeyListProps, 'onAction'> & { left: number }) {
  return (
    <div className={styles.row}>
      <div>
        <h4>Recovery codes</h4>
        <p>
          {left} of {ACCOUNT_LIMITS.recoveryCodes} left, in case you lose your phone.
        </p>
      </div>
      <div className={styles.actions}>
        <Button variant="quiet" onClick={() => onAction({ kind: 'new-codes' })}>
          Generate new codes
        </Button>
      </div>
    </div>
  );
}
