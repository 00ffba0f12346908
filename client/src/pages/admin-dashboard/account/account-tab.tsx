import { useEffect } from 'react';
import { useSession } from '#client/stores/session.ts';
import dashboard from '../admin-dashboard-page.module.css';
import { OtherSessions } from './other-sessions.tsx';
import { PasswordForm } from './password-form.tsx';

export function AccountTab() {
  const { admin, check } = useSession();
  // there may be new sign-ins since the dashboard was opened
  useEffect(() => void check(), [check]);
  return (
    <div className={dashboard.tab}>
      <section className={dashboard.add}>
        <h2>Change Password</h2>
        <PasswordForm email={admin?.email} onChanged={check} />
      </section>
      <section>
        <h2>Sign-ins</h2>
        <OtherSessions admin={admin} onEnded={check} />
      </section>
    </div>
  );
}
