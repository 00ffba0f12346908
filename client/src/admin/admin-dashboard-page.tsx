import { useEffect, useState } from 'react';
import { QueryClientProvider } from '@tanstack/react-query';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { PageHead } from '../components/page/page-head.tsx';
import { usePageData } from '../content/page-context.tsx';
import { storeRoles } from '../stores/rights.ts';
import { checkSession } from '../stores/session-calls.ts';
import { useSession } from '../stores/session.ts';
import { useAdminFlag } from '../stores/use-admin-flag.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { queryClient } from './queries/client.ts';
import { useCounts } from './queries/inbox.ts';
import { DashboardBar } from './shell/dashboard-bar.tsx';
import './shell/office.css';
import styles from './shell/shell.module.css';

const LOADING = 'Loading the dashboard...';

export function AdminDashboardPage() {
  return (
    <QueryClientProvider client={queryClient}>
      <Dashboard />
    </QueryClientProvider>
  );
}

function Dashboard() {
  const isAdmin = useAdminFlag();
  const hasLeft = useSession((session) => session.hasLeft);
  const { search } = useLocation();
  const page = useCountedPage();
  const isKnown = useKnownSession(isAdmin === true);
  // the next sign-in returns to this address, unless the user logged out
  if (isAdmin === false) return <Navigate to={PATHS.adminLogin} state={hasLeft ? null : { search }} replace />;
  return (
    <>
      <PageHead page={page} />
      <DashboardBar isAdmin={isAdmin === true} isKnown={isKnown} />
      <main id="main" tabIndex={-1} className={styles.work} data-office>
        {isAdmin &&
          (isKnown ? (
            <DashboardTabs />
          ) : (
            <p role="status" className={styles.loading}>
              {LOADING}
            </p>
          ))}
      </main>
    </>
  );
}

/** Asks the server for the signed-in account. True once it has answered or could not be reached. */
function useKnownSession(isAdmin: boolean): boolean {
  const { admin, token } = useSession();
  const [asked, setAsked] = useState<{ token?: string }>();
  useEffect(() => {
    if (isAdmin) void checkSession().then(() => setAsked({ token }));
  }, [isAdmin, token]);
  useEffect(() => {
    if (admin) storeRoles(admin.roles);
  }, [admin]);
  return admin !== undefined || (asked !== undefined && asked.token === token);
}

/** The page data with the number of unread submissions in the title, visible in the browser's tab bar. */
function useCountedPage() {
  const { page } = usePageData();
  const unread = useCounts(false)?.new;
  return unread ? { ...page, title: `(${unread}) ${page.title}` } : page;
}
