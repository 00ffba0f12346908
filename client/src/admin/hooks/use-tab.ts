import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { SubmissionView } from '#shared/contract';
import { accountStorage, onAccountEnd } from '#client/stores/account.ts';
import { inboxAddress, LAYOUTS } from '../inbox/hooks/use-inbox-address.ts';

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

/** The address of a tab on the first visit. */
function addressOf(id: string, first: string): string {
  const view = VIEWS[id];
  if (view) return inboxAddress({ view, as: LAYOUTS[view] });
  return id === first ? '' : `?${TAB}=${id}`;
}

/** The selected tab, kept in the address. Without one, the last used tab is selected, or else the first. A tab is found as it was left. */
export function useTab(ids: readonly string[]): [string, (id: string) => void] {
  const { search, key } = useLocation();
  const navigate = useNavigate();
  const [first] = ids;
  const left = useRef(new Map<string, string>());
  const select = (id: string) => void navigate({ search: left.current.get(id) ?? addressOf(id, first) });
  const [entry] = useState(() => ({ key, last: search === '' ? accountStorage.browser.get(LAST) : null }));
  const last = key === entry.key ? ids.find((id) => id === entry.last) : undefined;
  const selected = last ?? named(search, ids) ?? first;
  useEffect(() => {
    if (last !== undefined) void navigate({ search: addressOf(last, first) }, { replace: true });
  }, [last, first, navigate]);
  useEffect(() => void left.current.set(selected, search), [selected, search]);
  useEffect(() => {
    if (selected === first) accountStorage.browser.remove(LAST);
    else accountStorage.browser.set(LAST, selected);
  }, [selected, first]);
  return [selected, select];
}
