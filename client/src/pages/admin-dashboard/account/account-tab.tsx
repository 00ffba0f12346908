import { useEffect } from 'react';
import { useSession } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { OtherSessions } from './other-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { AddressSetting } from './sessions/address-setting.tsx';
import { SignInList } from './sessions/sign-in-list.tsx';
import { SecondKeySection } from './second-key/second-key-section.tsx';

export function AccountTab() {
  const { admin, check } = useSession();
  // there may be new sign-ins since the dashboard was opened
  useEffect(() => void check(), [check]);
  return (
    <div className={dashboard.tab}>
      <section className={dashboard.add}>
        <h2>Change Password</h2>
        <PasswordForm person={admin} onChanged={check} />
      </section>
      <div className={dashboard.lists}>
        <section>
          <h2>Second Key</h2>
          <SecondKeySection onChanged={check} />
        </section>
        <section>
          <h2>Sign-ins</h2>
          <OtherSessions admin={admin} onEnded={check} />
          <SignInList admin={admin} onEnded={check} />
          {admin?.roles.includes('owner') && <AddressSetting />}
        </section>
      </div>
    </div>
  );
}
