import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SubmissionView } from '#shared/contract';
import { accountStorage, onAccountEnd } from '#client/stores/account.ts';
import { filterOf, inboxAddress, isNarrowed, LAYOUTS } from '../inbox/hooks/use-inbox-address.ts';

const TAB = 'tab';
const INBOX = 'inbox';

/** Storage key of the last used tab, kept per account until Logout. */
const LAST = 'dashboard-tab';

onAccountEnd(() => accountStorage.browser.remove(LAST));

/** Tabs that open the inbox in one of its views. */
const VIEWS: Record<string, SubmissionView | undefined> = { meetings: 'meetings', applicants: 'applications' };

const viewTab = (view: string | null) => Object.keys(VIEWS).find((tab) => VIEWS[tab] === view);

/** The tab named by an address. */
function named(search: string, ids: readonly string[]): string | undefined {
  const params = new URLSearchParams(search);
  const tab = params.get(TAB);
  const own = (tab === INBOX ? viewTab(params.get('view')) : undefined) ?? tab;
  return ids.find((id) => id === own) ?? ids.find((id) => id === tab);
}

/** The address of a tab. The inbox keeps its filter; without one it shows open submissions. */
function addressOf(id: string, search: string, first: string): string {
  const params = new URLSearchParams(search);
  const isElsewhere = id in VIEWS ? params.get('view') !== VIEWS[id] : id === INBOX && viewTab(params.get('view'));
  const view = VIEWS[id];
  if (isElsewhere && view) return inboxAddress({ view, as: LAYOUTS[view] });
  const isAll = id === INBOX && !params.has('id') && !isNarrowed(filterOf(search));
  if (isElsewhere || isAll) return inboxAddress({ view: 'open' });
  if (id === first) params.delete(TAB);
  else params.set(TAB, id in VIEWS ? INBOX : id);
  return `?${params.toString()}`;
}

/** The selected tab, kept in the address. Without one, the last used tab is selected, or else the first. */
export function useTab(ids: readonly string[]): [string, (id: string) => void] {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [first] = ids;
  const select = (id: string) => void navigate({ search: addressOf(id, search, first) });
  const [entry] = useState(() => ({ key, last: search === '' ? accountStorage.browser.get(LAST) : null }));
  const last = key === entry.key ? ids.find((id) => id === entry.last) : undefined;
  const selected = last ?? named(search, ids) ?? first;
  const asked = new URLSearchParams(search).get(TAB);
  // an address that only names a tab of the inbox gets that tab's view, and one without such a tab the first tab's
  const isProper = asked === null || (ids.includes(asked) && !(asked in VIEWS));
  const proper = last ?? (isProper ? undefined : selected);
  useEffect(() => {
    if (proper !== undefined) void navigate({ search: addressOf(proper, '', first) }, { replace: true });
  }, [proper, first, navigate]);
  useEffect(() => {
    if (selected === first) accountStorage.browser.remove(LAST);
    else accountStorage.browser.set(LAST, selected);
  }, [selected, first]);
  return [selected, select];
}
