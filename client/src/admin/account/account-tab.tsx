import { useEffect } from 'react';
import { checkSession } from '#client/stores/session-calls.ts';
import { useSession } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { PasswordForm } from './password-form.tsx';
import { SessionsSection } from './sessions/sessions-section.tsx';
import { TwoFactorSection } from './two-factor/two-factor-section.tsx';
import account from './account.module.css';

export function AccountTab() {
  const admin = useSession((session) => session.admin);
  // the user may have signed in elsewhere since the dashboard was opened
  useEffect(() => void checkSession(), []);
  return (
    <div className={account.account}>
      <h2>Account</h2>
      <div className={dashboard.tab}>
        <section className={dashboard.add}>
          <h3>Change Password</h3>
          <PasswordForm person={admin} onChanged={checkSession} />
        </section>
        <div className={dashboard.lists}>
          <section>
            <h3>Two-factor authentication</h3>
            <TwoFactorSection onChanged={checkSession} />
          </section>
          <SessionsSection admin={admin} onEnded={checkSession} />
        </div>
      </div>
    </div>
  );
}
