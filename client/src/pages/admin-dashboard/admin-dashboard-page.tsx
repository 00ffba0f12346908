import { lazy, Suspense, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { PATHS } from '#shared/catalogue';
import { MESSAGES } from '#shared/messages';
import { Button } from '../../components/button/button.tsx';
import { Page } from '../../components/page/page.tsx';
import { Tabs } from '../../components/tabs/tabs.tsx';
import { usePageData } from '../../content/page-context.tsx';
import { useAdminDrafts } from '../../stores/admin-drafts.ts';
import { useAgenda } from '../../stores/agenda.ts';
import { useComparedApplications } from '../../stores/compared.ts';
import { useBoard } from '../../stores/board.ts';
import { useFigures } from '../../stores/figures.ts';
import { useInbox } from '../../stores/inbox.ts';
import { useLive } from '../../stores/live.ts';
import { usePositions } from '../../stores/positions.ts';
import { useSelection } from '../../stores/selection.ts';
import { useSession } from '../../stores/session.ts';
import { useSiteState } from '../../stores/site-state.ts';
import { useSubmission } from '../../stores/submission.ts';
import { useToasts } from '../../stores/toast.ts';
import { useAdminFlag } from '../../stores/use-admin-flag.ts';
import { AccountTab } from './account/account-tab.tsx';
import { LastSignIn } from './account/last-sign-in.tsx';
import styles from './admin-dashboard-page.module.css';
import { CareersTab } from './careers/careers-tab.tsx';
import { InboxLabel } from './inbox/inbox-label.tsx';
import { InboxTab } from './inbox/inbox-tab.tsx';
import { useLiveInbox } from './live/use-live-inbox.ts';
import { SiteTasks } from './make-it-yours/site-tasks.tsx';
import { RentalsTab } from './rentals/rentals-tab.tsx';
import { useTab } from './use-tab.ts';

/** Looked at once a week. */
const FiguresTab = lazy(async () => ({ default: (await import('./figures/figures-tab.tsx')).FiguresTab }));

const TABS = [
  { id: 'rentals', name: 'Rentals', panel: <RentalsTab /> },
  { id: 'careers', name: 'Careers', panel: <CareersTab /> },
  { id: 'inbox', name: <InboxLabel />, panel: <InboxTab /> },
  { id: 'figures', name: 'Figures', panel: <FiguresPanel /> },
  { id: 'account', name: 'Account', panel: <AccountTab /> },
];
const TAB_IDS = TABS.map(({ id }) => id);

/** What a signed-out browser must not keep. */
const ADMIN_STORES = [
  useAdminDrafts,
  useAgenda,
  useBoard,
  useFigures,
  useComparedApplications,
  useInbox,
  useLive,
  usePositions,
  useSelection,
  useSiteState,
  useSubmission,
];

export function AdminDashboardPage() {
  const isAdmin = useAdminFlag();
  const hasLeft = useSession((session) => session.hasLeft);
  const { search } = useLocation();
  const page = useCountedPage();
  // After the end of a session, the next sign-in returns to the same address.
  if (isAdmin === false) return <Navigate to={PATHS.adminLogin} state={hasLeft ? null : { search }} replace />;
  return (
    <Page page={page} hero={<DashboardBar isAdmin={isAdmin === true} />}>
      {isAdmin && <Dashboard />}
    </Page>
  );
}

/** The page with the number of unread submissions in its title, where other tabs of the browser show it. */
function useCountedPage() {
  const { page } = usePageData();
  const unread = useInbox(({ counts }) => counts?.new);
  return unread ? { ...page, title: `(${unread}) ${page.title}` } : page;
}

/** In the place of the band of other pages: what the office works with begins right below. */
function DashboardBar({ isAdmin }: { isAdmin: boolean }) {
  const logout = useSession((session) => session.logout);
  const leave = () => {
    useToasts.getState().clear(); // without a token an Undo would fail
    for (const store of ADMIN_STORES) store.getState().clear();
    void logout();
  };
  return (
    <div className={styles.bar}>
      <h1 tabIndex={-1}>{usePageData().page.heading}</h1>
      {isAdmin && (
        <>
          <SiteTasks />
          <LastSignIn />
          <Button variant="quiet" onClick={leave}>
            {MESSAGES.admin.logout}
          </Button>
        </>
      )}
    </div>
  );
}

function FiguresPanel() {
  return (
    <Suspense fallback={<p role="status">Loading the figures...</p>}>
      <FiguresTab />
    </Suspense>
  );
}

function Dashboard() {
  const check = useSession((session) => session.check);
  const [tab, selectTab] = useTab(TAB_IDS);
  useEffect(() => void check(), [check]);
  useLiveInbox();
  return (
    <div className={styles.dashboard}>
      <Tabs label={MESSAGES.admin.title} tabs={TABS} selected={tab} onSelect={selectTab} />
    </div>
  );
}
