import { useEffect } from 'react';
import { checkSession } from '#client/stores/session-calls.ts';
import { useSession } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { OtherSessions } from './other-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { AddressSetting } from './sessions/address-setting.tsx';
import { SignInList } from './sessions/sign-in-list.tsx';
import { SecondKeySection } from './second-key/second-key-section.tsx';

export function AccountTab() {
  const admin = useSession((session) => session.admin);
  // the user may have signed in elsewhere since the dashboard was opened
  useEffect(() => void checkSession(), []);
  return (
    <div className={dashboard.tab}>
      <section className={dashboard.add}>
        <h2>Change Password</h2>
        <PasswordForm person={admin} onChanged={checkSession} />
      </section>
      <div className={dashboard.lists}>
        <section>
          <h2>Two-factor authentication</h2>
          <SecondKeySection onChanged={checkSession} />
        </section>
        <section>
          <h2>Sessions</h2>
          <OtherSessions admin={admin} onEnded={checkSession} />
          <SignInList admin={admin} onEnded={checkSession} />
          {admin?.roles.includes('owner') && <AddressSetting />}
        </section>
      </div>
    </div>
  );
}
