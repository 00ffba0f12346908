import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import {
  APPLICATION_STAGES,
  MAIL_STATES,
  SUBMISSION_KINDS,
  SUBMISSION_STATES,
  SUBMISSION_VIEWS,
  type SubmissionFilter,
  type SubmissionKind,
  type SubmissionView,
} from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { ISO_DATE } from '#shared/listings/row-rules';
import { filterQuery } from '#client/api/admin/inbox.ts';
import { isOwn, useOwnKinds } from '#client/stores/rights.ts';

/** The layout of a view that is a tab of its own: applications have a list as well, meetings only the agenda. */
export const LAYOUTS: Partial<Record<SubmissionView, Layout>> = { meetings: 'agenda', applications: 'board' };
export type Layout = 'agenda' | 'board';

/** A filter and its layout; a list if `as` is absent. */
export interface ShownFilter extends SubmissionFilter {
  as?: Layout;
}

const oneOf = <Value extends string>(values: readonly Value[], given: string | null) =>
  values.find((value) => value === given);

const dayOf = (given: string | null) => (given && ISO_DATE.test(given) ? given : undefined);

/** Parses a filter from an address; ignores unknown values. */
export function filterOf(search: string): ShownFilter {
  const query = new URLSearchParams(search);
  const view = oneOf(SUBMISSION_VIEWS, query.get('view'));
  if (view === 'meetings') return { view, as: LAYOUTS.meetings };
  return {
    view,
    kind: oneOf(SUBMISSION_KINDS, query.get('kind')),
    state: oneOf(SUBMISSION_STATES, query.get('state')),
    mail: oneOf(MAIL_STATES, query.get('mail')),
    spam: query.get('spam') === 'true',
    stage: oneOf(APPLICATION_STAGES, query.get('stage')),
    position: query.get('position') ?? undefined,
    assignee: query.get('assignee') ?? undefined,
    unassigned: query.get('unassigned') === 'true' || undefined,
    from: dayOf(query.get('from')),
    to: dayOf(query.get('to')),
    search: query.get('search') ?? undefined,
    as: query.get('as') === 'board' ? 'board' : undefined,
  };
}

/** A filter as query parameters, with `as` only where the view has two layouts. */
const shownQuery = (filter: ShownFilter) => ({
  ...filterQuery(filter),
  ...(filter.view === 'applications' && filter.as === 'board' && { as: filter.as }),
});

/** The normalised query of an address, for comparison. */
export const filterWords = (search: string) => new URLSearchParams(shownQuery(filterOf(search))).toString();

/** The dashboard query of a filter and, if given, an open submission. */
export const inboxAddress = (filter: ShownFilter, id?: string): string =>
  `?${new URLSearchParams({ tab: 'inbox', ...shownQuery(filter), ...(id && { id }) }).toString()}`;

/** The dashboard query of a comparison, which belongs to the applicants. */
export const compareAddress = (ids: readonly string[]): string =>
  `?${new URLSearchParams({ tab: 'inbox', view: 'applications', compare: ids.join() }).toString()}`;

/** The ids of the compared applications in the address; empty for accounts that may not see applications. */
export function useCompared(): string[] {
  const { search } = useLocation();
  const kinds = useOwnKinds();
  if (!kinds.includes('application')) return [];
  const ids = new URLSearchParams(search).get('compare')?.split(',') ?? [];
  return [...new Set(ids.filter(Boolean))].slice(0, INBOX_LIMITS.compared.max);
}

/** Drops conditions that do not apply to the account's kinds, such as those in a link from a colleague. */
const ownFilter = (filter: ShownFilter, kinds: readonly SubmissionKind[]): ShownFilter => {
  const parts = Object.entries(filter).filter(([name, value]) => isOwn(kinds, { [name]: value as string }));
  const own = Object.fromEntries(parts) as ShownFilter;
  return own.view === filter.view ? own : { ...own, as: undefined };
};

/** The filter and the open submission in the address. Equal filters keep their identity. */
export function useInboxAddress(): { filter: ShownFilter; id: string | undefined } {
  const { search } = useLocation();
  const words = filterWords(search);
  const kinds = useOwnKinds();
  const filter = useMemo(() => ownFilter(filterOf(words), kinds), [words, kinds]);
  return { filter, id: new URLSearchParams(search).get('id') ?? undefined };
}

/** The view that is a tab of its own, such as Meetings. */
export const tabView = ({ view }: SubmissionFilter): SubmissionView | undefined =>
  view && view in LAYOUTS ? view : undefined;

/** Whether the filter has any condition besides `spam` and a view. */
export const isFiltered = ({ spam, view, ...conditions }: SubmissionFilter): boolean =>
  Object.values(conditions).some(Boolean);

/** Whether the filter has any condition besides `spam` and the view of its tab. */
export const isNarrowed = (filter: SubmissionFilter): boolean =>
  Boolean(filter.view && !tabView(filter)) || isFiltered(filter);
