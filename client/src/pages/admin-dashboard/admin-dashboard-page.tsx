import { useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { Button } from '../../components/button/button.tsx';
import { Page } from '../../components/page/page.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { useInbox } from '../../stores/inbox.ts';
import { keepRoles, useMay } from '../../stores/rights.ts';
import { checkSession, logOut } from '../../stores/session-calls.ts';
import { useSession } from '../../stores/session.ts';
import { useAdminFlag } from '../../stores/use-admin-flag.ts';
import { LastSignIn } from './account/last-sign-in.tsx';
import styles from './admin-dashboard-page.module.css';
import { SiteTasks } from './make-it-yours/site-tasks.tsx';
import { OwnTabs } from './own-tabs.tsx';

const LOADING = 'Loading the dashboard...';

export function AdminDashboardPage() {
  const isAdmin = useAdminFlag();
  const hasLeft = useSession((session) => session.hasLeft);
  const { search } = useLocation();
  const page = useCountedPage();
  const isKnown = useKnownSession(isAdmin === true);
  // After the end of a session, the next sign-in returns to the same address.
  if (isAdmin === false) return <Navigate to={PATHS.adminLogin} state={hasLeft ? null : { search }} replace />;
  return (
    <Page page={page} hero={<DashboardBar isAdmin={isAdmin === true} isKnown={isKnown} />}>
      {isAdmin && <div className={styles.dashboard}>{isKnown ? <OwnTabs /> : <p role="status">{LOADING}</p>}</div>}
    </Page>
  );
}

/** Asks the server who is signed in, and tells whether it has answered, or could not be reached. */
function useKnownSession(isAdmin: boolean): boolean {
  const { admin, token } = useSession();
  const [asked, setAsked] = useState<{ token?: string }>();
  useEffect(() => {
    if (isAdmin) void checkSession().then(() => setAsked({ token }));
  }, [isAdmin, token]);
  useEffect(() => {
    if (admin) keepRoles(admin.roles);
  }, [admin]);
  return admin !== undefined || (asked !== undefined && asked.token === token);
}

/** The page with the number of unread submissions in its title, where other tabs of the browser show it. */
function useCountedPage() {
  const { page } = usePageData();
  const unread = useInbox(({ counts }) => counts?.new);
  return unread ? { ...page, title: `(${unread}) ${page.title}` } : page;
}

/** In the place of the band of other pages: what the office works with begins right below. */
function DashboardBar({ isAdmin, isKnown }: { isAdmin: boolean; isKnown: boolean }) {
  const mayEdit = useMay('editor');
  return (
    <div className={styles.bar}>
      <h1 tabIndex={-1}>{usePageData().page.heading}</h1>
      {isAdmin && (
        <>
          {isKnown && mayEdit && <SiteTasks />}
          <LastSignIn />
          <Button variant="quiet" onClick={() => void logOut()}>
            {MESSAGES.admin.logout}
          </Button>
        </>
      )}
    </div>
  );
}
