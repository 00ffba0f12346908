import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { hasRole, type Role } from '#shared/accounts/roles';
import { MESSAGES } from '#shared/messages';
import { loadCode } from '#client/api/load-code.ts';
import { Tabs } from '#client/components/tabs/tabs.tsx';
import { useIsPhone } from '#client/hooks/use-media-query.ts';
import { rolesOf, useHasRole } from '#client/stores/rights.ts';
import { useSession } from '#client/stores/session.ts';
import { AccountTab } from './account/account-tab.tsx';
import { LastSignIn } from './account/last-sign-in.tsx';
import { RecoveryCodesNotice, TwoFactorNotice } from './account/two-factor/two-factor-notice.tsx';
import { CareersTab } from './careers/careers-tab.tsx';
import { InboxTab } from './inbox/inbox-tab.tsx';
import { useLiveInbox } from './live/live-inbox.ts';
import { useCounts } from './queries/inbox.ts';
import { RentalsTab } from './rentals/rentals-tab.tsx';
import { Expiring, SetupMeter } from './setup/site-tasks.tsx';
import { SiteNav } from './shell/dashboard-bar.tsx';
import { Icon, type IconName } from './shell/icons.tsx';
import { useTab } from './hooks/use-tab.ts';
import styles from './shell/shell.module.css';

/** The tab's label with the number of unread submissions. */
function InboxLabel() {
  const unread = useCounts()?.new;
  if (!unread) return 'Inbox';
  return (
    <>
      Inbox<span className="visually-hidden"> ({unread}) unread</span>
      <span className={styles.count} data-count={unread} aria-hidden="true" />
    </>
  );
}

/** A panel whose code loads when it is first opened. */
function deferred(name: string, load: () => Promise<ComponentType>): ReactNode {
  const Panel = lazy(async () => ({ default: await loadCode(load) }));
  return (
    <Suspense fallback={<p role="status">{`Loading ${name}...`}</p>}>
      <Panel />
    </Suspense>
  );
}

interface DashboardTab {
  id: IconName;
  name: ReactNode;
  panel?: string;
  /** The roles that may open the tab besides the owner. */
  roles: readonly Role[];
}

/** Meetings and Applicants open the inbox in one of its views. */
const TABS: DashboardTab[] = [
  { id: 'rentals', name: 'Rentals', roles: ['editor'] },
  { id: 'careers', name: 'Careers', roles: ['editor', 'hr'] },
  { id: 'inbox', name: <InboxLabel />, roles: ['sales', 'hr'] },
  { id: 'meetings', name: 'Meetings', panel: 'inbox', roles: ['sales'] },
  { id: 'applicants', name: 'Applicants', panel: 'inbox', roles: ['hr'] },
  { id: 'projects', name: 'Projects', roles: ['editor'] },
  { id: 'content', name: 'Site content', roles: ['editor'] },
  { id: 'pictures', name: 'Pictures', roles: ['editor'] },
  { id: 'reports', name: 'Reports', roles: ['sales', 'hr'] },
  { id: 'people', name: 'People', roles: [] },
  { id: 'activity', name: 'Activity', roles: [] },
];

/** Available even to accounts that must set up two-factor authentication first. */
const ACCOUNT: DashboardTab = { id: 'account', name: 'Account', roles: [] };

const PANELS = {
  rentals: <RentalsTab />,
  careers: <CareersTab />,
  inbox: <InboxTab />,
  projects: deferred('projects', async () => (await import('./site/site-tabs.tsx')).ProjectsTab),
  content: deferred('site content', async () => (await import('./site/site-tabs.tsx')).ContentTab),
  pictures: deferred('pictures', async () => (await import('./site/pictures-tab.tsx')).PicturesTab),
  reports: deferred('reports', async () => (await import('./reports/reports-tab.tsx')).ReportsTab),
  people: deferred('accounts', async () => (await import('./people/people-tab.tsx')).PeopleTab),
  activity: deferred('activity', async () => (await import('./activity/activity-tab.tsx')).ActivityTab),
  account: <AccountTab />,
};

/** Tabs for a phone's bottom bar, in order of priority. */
const IN_BAR = ['inbox', 'meetings', 'applicants', 'rentals', 'careers', 'projects', 'account'];
const MAX_IN_BAR = 3;

/** The tabs that the account's roles may open. */
export function DashboardTabs() {
  const roles = useSession(({ admin }) => rolesOf(admin));
  const mayEdit = useHasRole('editor');
  const isPhone = useIsPhone();
  const tabs = [...TABS.filter((tab) => hasRole(roles, tab.roles)), ACCOUNT].map(({ id, name, panel }) => ({
    id,
    name,
    panel: panel ?? id,
    icon: <Icon name={id} />,
  }));
  const ids = tabs.map(({ id }) => id as string);
  const [tab, selectTab] = useTab(ids);
  return (
    <>
      {useHasRole('sales', 'hr') && <LiveInbox />}
      <Tabs
        label={MESSAGES.admin.title}
        tabs={tabs}
        panels={PANELS}
        selected={tab}
        inBar={IN_BAR.filter((id) => ids.includes(id)).slice(0, MAX_IN_BAR)}
        onSelect={selectTab}
        notices={
          <div className={styles.notices}>
            <TwoFactorNotice />
            {tab !== ACCOUNT.id && <RecoveryCodesNotice />}
            {mayEdit && <Expiring />}
          </div>
        }
        foot={
          <div className={styles.foot}>
            {mayEdit && <SetupMeter />}
            {isPhone && <SiteNav />}
            <LastSignIn />
          </div>
        }
      />
    </>
  );
}

/** A component of its own, so that the inbox is polled only while it is rendered. */
function LiveInbox() {
  useLiveInbox();
  return null;
}
