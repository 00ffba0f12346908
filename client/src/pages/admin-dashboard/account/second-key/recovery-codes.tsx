import { saveFile } from '#client/api/save-file.ts';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import styles from './second-key.module.css';
import { useStart } from './use-start.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes as they are shown once. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
  const start = useStart<HTMLHeadingElement>();
  const text = () => `${codes.join('\n')}\n`;
  return (
    <div className={styles.keys}>
      <div className={styles.head}>
        <h3 ref={start} tabIndex={-1}>
          Keep these recovery codes
        </h3>
        <p>
          Each lets you sign in once when the phone or the passkey is gone. They are shown now and never again. Keep
          them on paper or in a password manager, and not on the phone alone.
        </p>
      </div>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={`${styles.actions} ${styles.texts}`}>
        <CopyButton text={text} copied="Codes copied.">
          Copy the codes
        </CopyButton>
        <Button
          variant="quiet"
          onClick={() => saveFile(new Blob([text()], { type: 'text/plain' }), 'recovery-codes.txt')}
        >
          Download the codes
        </Button>
      </div>
      <div>
        <Button onClick={onKept}>I have kept them</Button>
      </div>
    </div>
  );
}
