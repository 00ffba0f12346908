import { useEffect, useMemo, useState } from 'react';
import type { Person } from '#shared/accounts/contract';
import { PATHS } from '#shared/catalogue';
import { editLink } from '#shared/content/edit-link';
import { menuOf, type MenuEntry, projectPath } from '#shared/content/addresses/site';
import { phoneText } from '#shared/text/phone-text';
import { isUnauthorized } from '#client/api/http.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { logFailure } from '#client/api/log.ts';
import { searchPath } from '#client/components/project/search/query.ts';
import { useSite } from '#client/content/content-context.tsx';
import { useHasRole, useOwnKinds } from '#client/stores/rights.ts';
import { useJobs, useRentals } from '#client/stores/rows.ts';
import { nameOf, usePeople } from '../../queries/people.ts';
import { useSiteState } from '../../queries/site-state.ts';
import { inboxAddress } from '../../inbox/hooks/use-inbox-address.ts';
import { KINDS } from '../../inbox/inbox-texts.ts';
import { timeText } from '../../times.ts';

export interface Hit {
  to: string;
  name: string;
  about: string;
}

export interface HitGroup {
  name: string;
  hits: Hit[];
  /** The address that lists all hits for a text. */
  all?: (text: string) => string;
}

/** Maximum number of hits per group. */
const MAX = 5;

/** Milliseconds without typing before the server is asked. */
const PAUSE = 200;

const dashboard = (query: string) => PATHS.adminDashboard + query;

/** The state of the submission search, which runs on the server. */
type Progress = 'searching' | 'done' | 'failed';

interface FoundSubmissions {
  /** For which these are the hits; those of the words before stay on screen until then. */
  words: string;
  hits: Hit[];
  hasFailed?: boolean;
}

const NONE: FoundSubmissions = { words: '', hits: [] };

/** Submissions found by the server, for accounts that may read any. */
function useFoundSubmissions(words: string): { hits: Hit[]; progress: Progress } {
  const kinds = useOwnKinds();
  const [found, setFound] = useState(NONE);
  const isAsked = words !== '' && kinds.length > 0;
  useEffect(() => {
    if (!isAsked) return;
    let isOver = false;
    const ask = async () => {
      const { items } = await inboxApi.pages({ search: words }, 1);
      const hits = items.slice(0, MAX).map(({ _id, name, kind, phone, reference, createdAt }) => ({
        to: dashboard(inboxAddress({ search: words }, _id)),
        name,
        about: [KINDS[kind], phoneText(phone), reference, timeText(createdAt)].filter(Boolean).join(' · '),
      }));
      if (items.length > MAX)
        hits.push({
          to: dashboard(inboxAddress({ search: words })),
          name: `All submissions with “${words}”`,
          about: '',
        });
      if (!isOver) setFound({ words, hits });
    };
    const timer = setTimeout(() => {
      ask().catch((error: unknown) => {
        if (isUnauthorized(error)) return;
        logFailure('The submissions could not be searched.', error);
        if (!isOver) setFound({ words, hits: [], hasFailed: true });
      });
    }, PAUSE);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [words, isAsked]);
  if (!isAsked) return { hits: [], progress: 'done' };
  const progress = found.words !== words ? 'searching' : found.hasFailed ? 'failed' : 'done';
  return { hits: found.hits, progress };
}

const pagesOf = (entries: readonly MenuEntry[]): Hit[] =>
  entries.flatMap(({ label, path, entries: below }) => [
    ...(path ? [{ to: path, name: label, about: `Page · ${path}` }] : []),
    ...pagesOf(below ?? []),
  ]);

const NOBODY: Person[] = [];

/** Everything but submissions, filtered by the account's roles and loaded once the search is used. */
function useOtherHits(isOpen: boolean): HitGroup[] {
  const site = useSite();
  const mayEdit = useHasRole('editor');
  const mayHire = useHasRole('editor', 'hr');
  const isOwner = useHasRole('owner');
  const rentals = useRentals();
  const jobs = useJobs();
  const { data: people = NOBODY } = usePeople(isOpen && isOwner);
  const content = useSiteState(isOpen && mayEdit).data?.content;
  useEffect(() => {
    if (!isOpen) return;
    if (mayEdit && useRentals.getState().status === 'idle') void useRentals.getState().load();
    if (mayHire && useJobs.getState().status === 'idle') void useJobs.getState().load();
  }, [isOpen, mayEdit, mayHire]);
  return useMemo(
    () => [
      {
        name: 'Rentals',
        hits: mayEdit
          ? rentals.items.map(({ vehicleName, weightLimit }) => ({
              to: dashboard('?tab=rentals'),
              name: vehicleName,
              about: weightLimit,
            }))
          : [],
      },
      {
        name: 'Jobs',
        hits: mayHire
          ? jobs.items.map(({ title, position, location }) => ({
              to: dashboard('?tab=careers'),
              name: title,
              about: `${position} · ${location}`,
            }))
          : [],
      },
      {
        name: 'Projects',
        hits: mayEdit
          ? (content?.projects.periods ?? [])
              .toReversed()
              .flatMap(({ name, completed, subcontracted }, index, { length }) =>
                [...completed, ...subcontracted].map(({ project, location }) => ({
                  to: editLink(projectPath(name), 'projects', 'periods', length - 1 - index),
                  name: project,
                  about: [location, name].filter(Boolean).join(' · '),
                })),
              )
          : [],
        all: (text) => searchPath({ q: text }),
      },
      {
        name: 'People',
        hits: isOwner
          ? people.map((person) => ({
              to: dashboard('?tab=people'),
              name: nameOf(person),
              about: person.email,
            }))
          : [],
      },
      { name: 'Pages', hits: pagesOf(menuOf(site)) },
    ],
    [site, mayEdit, mayHire, isOwner, rentals.items, jobs.items, people, content],
  );
}

/** Whether a hit contains every word. */
const has = ({ name, about }: Hit, words: readonly string[]) =>
  words.every((word) => `${name} ${about}`.toLowerCase().includes(word));

/** The first hits of a group that contain every word, and the way to the others where a page lists them. */
function groupFor({ name, hits, all }: HitGroup, text: string): HitGroup {
  const words = text.split(/\s+/);
  const found = hits.filter((hit) => has(hit, words));
  const rest =
    all && found.length > MAX
      ? [{ to: all(text), name: `All ${found.length} ${name.toLowerCase()} with “${text}”`, about: '' }]
      : [];
  return { name, hits: [...found.slice(0, MAX), ...rest] };
}

/** The hits for a text, grouped by kind, without empty groups. */
export function useFound(text: string): { groups: HitGroup[]; progress: Progress } {
  const words = text.trim().toLowerCase();
  const { hits: submissions, progress } = useFoundSubmissions(words);
  const nearby = useOtherHits(words !== '');
  if (words === '') return { groups: [], progress };
  const groups = [{ name: 'Submissions', hits: submissions }, ...nearby.map((group) => groupFor(group, words))].filter(
    ({ hits }) => hits.length > 0,
  );
  return { groups, progress };
}
