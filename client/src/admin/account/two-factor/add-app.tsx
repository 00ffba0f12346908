import { lazy, Suspense, useState } from 'react';
import { AUTHENTICATOR_CODE_RULES, TWO_FACTOR_MESSAGES, TOTP } from '#shared/accounts/two-factor';
import { loadCode } from '#client/api/load-code.ts';
import { beginAuthenticator, confirmAuthenticator } from '#client/api/admin/two-factor.ts';
import { Button } from '#client/components/button/button.tsx';
import { CopyButton } from '#client/components/copy-button/copy-button.tsx';
import { TextField } from '#client/components/form/controls.tsx';
import { Form } from '#client/components/form/form.tsx';
import { useRuledForm } from '#client/components/form/use-ruled-form.ts';
import { useFirm } from '#client/content/content-context.tsx';
import { useSession } from '#client/stores/session.ts';
import { FormFooter } from '../../form-footer.tsx';
import { useAttempt } from '../../hooks/use-attempt.ts';
import { PasswordStep, useStart } from './password-step.tsx';
import styles from './two-factor.module.css';

const QrCode = lazy(async () => ({ default: (await loadCode(() => import('./qr-code.tsx'))).QrCode }));

interface AddAppProps {
  onAdded: (recoveryCodes: string[]) => Promise<void>;
  onCancel: () => void;
}

export function AddApp({ onAdded, onCancel }: AddAppProps) {
  const [secret, setSecret] = useState<string>();
  if (secret) return <ScanStep secret={secret} onAdded={onAdded} onCancel={onCancel} />;
  return (
    <PasswordStep
      heading="Add an authenticator app"
      text="You need an authenticator app on your phone. First, confirm your password."
      submit="Next"
      onCancel={onCancel}
      work={async (proof) => setSecret((await beginAuthenticator(proof)).secret)}
    />
  );
}

function ScanStep({ secret, onAdded, onCancel }: AddAppProps & { secret: string }) {
  const { field, onSubmit } = useRuledForm(AUTHENTICATOR_CODE_RULES, { initial: { code: '' } });
  const { attempt, busy, failure } = useAttempt(TWO_FACTOR_MESSAGES.failed);
  const start = useStart<HTMLHeadingElement>();
  const confirm = async (code: string) => onAdded((await confirmAuthenticator({ code })).recoveryCodes);
  return (
    <Form aria-label="Add an authenticator app" onSubmit={onSubmit(({ code }) => attempt(() => confirm(code)))}>
      <div className={styles.head}>
        <h4 ref={start} tabIndex={-1}>
          Scan this QR code with the app
        </h4>
        <p>Then enter the code that the app shows.</p>
      </div>
      <Secret secret={secret} />
      <TextField
        {...field('code')}
        label="Code from the app"
        inputMode="numeric"
        autoComplete="one-time-code"
        spellCheck={false}
      />
      <FormFooter failure={failure}>
        <Button type="submit" busy={busy}>
          Add the app
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </FormFooter>
    </Form>
  );
}

function Secret({ secret }: { secret: string }) {
  const { name } = useFirm();
  const email = useSession(({ admin }) => admin?.email ?? '');
  const uri = secretUri({ secret, firm: name, email });
  return (
    <div className={styles.secret}>
      <Suspense fallback={<div className={styles.qr} />}>
        <QrCode text={uri} />
      </Suspense>
      <div>
        <p>On your phone? Open the app directly, or enter the setup key by hand.</p>
        <p>
          <a href={uri}>Open in the app</a>
        </p>
        <p>
          <code>{secret.replace(/.{4}(?=.)/g, '$& ')}</code>
        </p>
        <CopyButton text={() => secret} copied="Setup key copied.">
          Copy setup key
        </CopyButton>
      </div>
    </div>
  );
}

interface Labelled {
  /** Base32. */
  secret: string;
  firm: string;
  email: string;
}

/** The `otpauth:` key URI; authenticator apps show the issuer and the email address above the code. */
function secretUri({ secret, firm, email }: Labelled): string {
  const facts = { secret, issuer: firm, ...TOTP, digits: String(TOTP.digits), period: String(TOTP.period) };
  const query = Object.entries(facts).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `otpauth://totp/${encodeURIComponent(firm)}:${encodeURIComponent(email)}?${query.join('&')}`;
}
