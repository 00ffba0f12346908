/** Calls of the admin to the inbox, and background tasks, by name. */
import { URLSearchParams } from 'node:url';

const INBOX = 'admin/submissions';

/** Names of the calls in goal 11. */
export const FIRST_PAGE = 'first page';
export const SEARCH = 'search: ';

const BEGINNINGS = [...'0123456789abcdefghijklmnopqrstuvwxyz'].join(' ');

/** Words and prefixes that are in many rows, in few and in none. `cursor` is in the middle of the list. */
const searches = (cursor) => ({
  'in every row': { search: 'example' },
  'in every row, deep': { search: 'example', cursor },
  'in every row, none of a state': { search: 'example', mail: 'failed' },
  'in a third': { search: 'concrete deliver' },
  'in a third, deep': { search: 'concrete deliver', cursor },
  'in a third, of another kind': { search: 'deliver', kind: 'quote' },
  'in a fourteenth': { search: 'maria' },
  rare: { search: 'carabao' },
  'rare and frequent': { search: 'carabao concrete' },
  'an address': { search: 'visitor77@example.com' },
  'no hit': { search: 'zeppelin' },
  'no hit, but a third': { search: 'concrete zeppelin' },
  'no hit, each frequent': { search: 'concrete driver' },
  'one letter': { search: 'c' },
  'one rare letter': { search: 'x' },
  'two letters': { search: 'ma' },
  '36 beginnings': { search: BEGINNINGS },
});

const pages = (cursor) => ({
  [FIRST_PAGE]: {},
  'deep page': { cursor },
  'kind, deep': { kind: 'quote', cursor },
  'state new': { state: 'new' },
  'mail failed (rare)': { mail: 'failed' },
  'all filters, none fits': { kind: 'quote', state: 'new', mail: 'failed' },
  spam: { spam: true },
  'view open, deep': { view: 'open', cursor },
  'view today': { view: 'today' },
  'view waiting': { view: 'waiting' },
  'view meetings': { view: 'meetings' },
  'view applications': { view: 'applications' },
  'view handled, deep': { view: 'handled', cursor },
  'stage, deep': { kind: 'application', stage: 'interview', cursor },
  position: { position: 'Welder' },
  'assignee, deep': { assignee: 'Rosa', cursor },
  'assignee: nobody of the name': { assignee: 'Zoe' },
  ...Object.fromEntries(Object.entries(searches(cursor)).map(([name, query]) => [SEARCH + name, query])),
});

/** `get` fetches a path below the API. `retention` deletes expired submissions. */
export function inboxCalls(get, retention, cursor) {
  const person = { method: 'POST', body: { email: 'visitor77@example.com' } };
  const asked = Object.entries(pages(cursor)).map(([name, query]) => [
    name,
    () => get(`${INBOX}?${new URLSearchParams(query)}`),
  ]);
  return {
    ...Object.fromEntries(asked),
    counts: () => get(`${INBOX}/counts`),
    version: () => get(`${INBOX}/version`),
    assignees: () => get(`${INBOX}/assignees`),
    stages: () => get(`${INBOX}/stages`),
    'stages, of one position': () => get(`${INBOX}/stages?position=Welder`),
    positions: () => get(`${INBOX}/positions`),
    figures: () => get('admin/figures?weeks=12'),
    'personal data of one person': () => get('admin/personal-data/export', person),
    'retention, nothing is due': () => retention.run(),
  };
}

export const exportOf = (query) => `${INBOX}/export${query}`;
