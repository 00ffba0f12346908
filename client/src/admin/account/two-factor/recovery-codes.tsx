import { saveFile } from '#client/api/save-file.ts';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import styles from './two-factor.module.css';
import { useStart } from './use-start.ts';

interface RecoveryCodesProps {
  codes: readonly string[];
  onKept: () => void;
}

/** Shows new recovery codes. The server stores only hashes, so they cannot be shown again. */
export function RecoveryCodes({ codes, onKept }: RecoveryCodesProps) {
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
