import { useContext, useEffect, useLayoutEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SubmissionSummary } from '#shared/contract';
import { failureText, isUnauthorized } from '#client/api/http.ts';
import { logFailure } from '#client/api/log.ts';
import { PanelShown } from '#client/components/tabs/tabs.tsx';
import { useKeys } from '#client/stores/admin/keys.ts';
import { useSelection } from '#client/stores/inbox/selection.ts';
import { useToasts } from '#client/stores/toast.ts';
import { useSubmissions } from '../../queries/inbox.ts';
import { NOT_CHANGED } from '../../queries/submission.ts';
import { useBulk } from '../bulk/use-bulk.ts';
import { neighboursOf } from '../neighbours.ts';
import { useAssign, useMe } from '../assignee/use-assign.ts';
import { morningsFrom } from '../submission/snooze.tsx';
import { useHandledAndNext, useSnoozeAndNext, useSpamAndNext } from '../hooks/use-handled-and-next.ts';
import { inboxAddress, useInboxAddress } from '../hooks/use-inbox-address.ts';
import { rowLinkId, SEARCH } from '../hooks/use-inbox-focus.ts';
import { REPLY_TEXT_ID } from '../submission/reply/use-reply.ts';
import type { Removal } from '../hooks/use-removal.ts';
import { focusedLink, focusFirst, isOwnKey, rowLinks } from './keys.ts';

const REPLY = `#${REPLY_TEXT_ID}`;
const NOTE = 'article textarea[name="note"]';
const ASSIGN = 'article button[data-assign]';

/** The row that a shortcut applies to: the focused one, else the open one. */
function rowOf(items: readonly SubmissionSummary[], openId: string | undefined) {
  const focused = focusedLink()?.id;
  return items.find(({ _id }) => (focused ? rowLinkId(_id) === focused : _id === openId));
}

let isChanging = false;

/** Runs one change at a time: a key repeated before the row disappears is meant for the next row, but would hit this one. */
async function attempt(work: () => Promise<void>): Promise<void> {
  if (isChanging) return;
  isChanging = true;
  try {
    await work();
  } catch (error) {
    if (isUnauthorized(error)) return;
    logFailure('A change failed.', error);
    useToasts.getState().show(failureText(error, NOT_CHANGED));
  } finally {
    isChanging = false;
  }
}

function useKeyActions(removal: Removal): Partial<Record<string, (event: KeyboardEvent) => void>> {
  const { filter, id } = useInboxAddress();
  const { items } = useSubmissions();
  const navigate = useNavigate();
  const handle = useHandledAndNext();
  const moveSpam = useSpamAndNext();
  const assign = useAssign();
  const me = useMe();
  const snooze = useSnoozeAndNext();
  const bulk = useBulk();
  const toggle = useSelection((selection) => selection.toggle);
  const list = useKeys((keys) => keys.list);

  const step = (by: 1 | -1) => {
    const links = rowLinks();
    const from = links.findIndex((link) => (focusedLink() ?? document.getElementById(rowLinkId(id ?? ''))) === link);
    if (links.length > 0) return (links[from + by] ?? links[by > 0 ? links.length - 1 : 0]).focus();
    const { next, previous } = neighboursOf(items, id ?? '');
    const target = by > 0 ? next : previous;
    if (target) void navigate(inboxAddress(filter, target._id));
  };
  const select = ({ shiftKey }: KeyboardEvent) => {
    const row = rowOf(items, id);
    if (row) toggle(row._id, shiftKey ? items.map(({ _id }) => _id) : undefined);
  };
  const remove = () => {
    const row = rowOf(items, id);
    if (row) void attempt(() => (row._id === id ? removal.remove(row) : bulk.remove([row])));
  };
  const change = (work: (row: SubmissionSummary) => Promise<void>) => () => {
    const row = rowOf(items, id);
    if (row) void attempt(() => work(row));
  };
  return {
    j: () => step(1),
    k: () => step(-1),
    o: () => focusedLink()?.click(),
    u: () => id !== undefined && void navigate(inboxAddress(filter)),
    e: change(handle),
    m: () => (me === undefined ? focusFirst(ASSIGN) : change((row) => assign(row, me))()),
    '!': change(moveSpam),
    z: change((row) => snooze(row, morningsFrom(new Date())[0].until)),
    r: () => focusFirst(REPLY),
    n: () => focusFirst(NOTE),
    x: select,
    X: select,
    '#': remove,
    '/': () => focusFirst(SEARCH),
    '?': () => list(true),
  };
}

/** Shortcuts that repeat while held down, because they only move the focus. */
const REPEATING = ['j', 'k'];

/** Handles the single-key shortcuts while the Inbox is shown, unless they are turned off. */
export function useKeyboard(removal: Removal): void {
  const actions = useKeyActions(removal);
  const latest = useRef(actions);
  // before the paint: a key pressed as soon as a submission is seen applies to it
  useLayoutEffect(() => {
    latest.current = actions;
  });
  const { isOn, read } = useKeys();
  // the panel stays mounted when another dashboard tab is selected
  const isShown = useContext(PanelShown);
  useEffect(() => {
    read();
  }, [read]);
  useEffect(() => {
    if (!isOn || !isShown) return;
    const pressed = (event: KeyboardEvent) => {
      const action = isOwnKey(event) ? latest.current[event.key] : undefined;
      if (!action) return;
      event.preventDefault();
      if (!event.repeat || REPEATING.includes(event.key)) action(event);
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, [isOn, isShown]);
}
