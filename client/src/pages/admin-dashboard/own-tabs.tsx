import { lazy, Suspense } from 'react';
import { hasRole, type Role } from '#shared/accounts/roles';
import { MESSAGES } from '#shared/messages';
import { loadCode } from '#client/api/load-code.ts';
import { type Tab, Tabs } from '#client/components/tabs/tabs.tsx';
import { rolesOf, useMay } from '#client/stores/rights.ts';
import { useSession } from '#client/stores/session.ts';
import { AccountTab } from './account/account-tab.tsx';
import { RecoveryCodesNotice } from './account/second-key/recovery-codes-notice.tsx';
import { SecondKeyNotice } from './account/second-key/second-key-notice.tsx';
import { CareersTab } from './careers/careers-tab.tsx';
import { InboxLabel } from './inbox/inbox-label.tsx';
import { InboxTab } from './inbox/inbox-tab.tsx';
import { useLiveInbox } from './live/use-live-inbox.ts';
import { RentalsTab } from './rentals/rentals-tab.tsx';
import { useTab } from './use-tab.ts';

/** Looked at once a week. */
const FiguresTab = lazy(async () => ({
  default: (await loadCode(() => import('./figures/figures-tab.tsx'))).FiguresTab,
}));

/** For the owner, and seldom opened. */
const PeopleTab = lazy(async () => ({ default: (await loadCode(() => import('./people/people-tab.tsx'))).PeopleTab }));

const ActivityTab = lazy(async () => ({
  default: (await loadCode(() => import('./activity/activity-tab.tsx'))).ActivityTab,
}));

interface DashboardTab extends Tab {
  /** Who may open it besides the owner. */
  roles: readonly Role[];
}

const TABS: DashboardTab[] = [
  { id: 'rentals', name: 'Rentals', panel: <RentalsTab />, roles: ['editor'] },
  { id: 'careers', name: 'Careers', panel: <CareersTab />, roles: ['editor', 'hr'] },
  { id: 'inbox', name: <InboxLabel />, panel: <InboxTab />, roles: ['sales', 'hr'] },
  { id: 'figures', name: 'Reports', panel: <FiguresPanel />, roles: ['sales', 'hr'] },
  { id: 'people', name: 'People', panel: <PeoplePanel />, roles: [] },
  { id: 'activity', name: 'Activity', panel: <ActivityPanel />, roles: [] },
];

/** Also for whoever has to set up a second key first. */
const ACCOUNT: Tab = { id: 'account', name: 'Account', panel: <AccountTab /> };

function FiguresPanel() {
  return (
    <Suspense fallback={<p role="status">Loading reports...</p>}>
      <FiguresTab />
    </Suspense>
  );
}

function PeoplePanel() {
  return (
    <Suspense fallback={<p role="status">Loading accounts...</p>}>
      <PeopleTab />
    </Suspense>
  );
}

function ActivityPanel() {
  return (
    <Suspense fallback={<p role="status">Loading activity...</p>}>
      <ActivityTab />
    </Suspense>
  );
}

/** The tabs that the roles of the account open. */
export function OwnTabs() {
  const roles = useSession(({ admin }) => rolesOf(admin));
  const tabs = [...TABS.filter((tab) => hasRole(roles, tab.roles)), ACCOUNT];
  const [tab, selectTab] = useTab(tabs.map(({ id }) => id));
  return (
    <>
      {useMay('sales', 'hr') && <LiveInbox />}
      <SecondKeyNotice />
      {tab !== ACCOUNT.id && <RecoveryCodesNotice />}
      <Tabs label={MESSAGES.admin.title} tabs={tabs} selected={tab} onSelect={selectTab} />
    </>
  );
}

/** Only while it is rendered, the inbox is asked for. */
function LiveInbox() {
  useLiveInbox();
  return null;
}
