import type { Content } from '../documents.ts';
import type { Period } from '../documents/projects.ts';
import { formPath, isOwnPath } from './service-address.ts';
import { projectPath } from './site.ts';

type Services = Content['services'];
type Moved = Services['moved'][number];

const MAX_MOVED = 200;

const shownIn = (content: Content) => content.services.services.filter(({ hidden }) => !hidden);

const periodsIn = (content: Content) => content.projects.periods;

const servicesLeft = (before: Content, paths: ReadonlyMap<string, string>): Moved[] =>
  shownIn(before).map(({ id, path, form }) => ({ from: path, to: paths.get(id) ?? formPath(form), service: id }));

const ownPagesIn = (content: Content) => content.ownPages.pages;

/** Without removed pages: nothing replaces them. */
const ownPagesLeft = (before: Content, paths: ReadonlyMap<string, string>): Moved[] =>
  ownPagesIn(before).flatMap(({ id, path }) => {
    const to = paths.get(id);
    return to === undefined ? [] : [{ from: path, to, service: id }];
  });

const inBoth = (one: Period, other: Period): number => {
  const known = new Set([...one.completed, ...one.subcontracted].map(({ id, project }) => `${id} ${project}`));
  return [...other.completed, ...other.subcontracted].filter(({ id, project }) => known.has(`${id} ${project}`)).length;
};

/** The list that replaces a period's: the one with most of its projects, or else the next one. */
function periodAfter(period: Period, index: number, after: readonly Period[]): Period {
  const next = after[Math.min(index, after.length - 1)];
  return after.reduce((best, one) => (inBoth(period, one) > inBoth(period, best) ? one : best), next);
}

const periodsLeft = (before: Content, after: Content): Moved[] =>
  periodsIn(before)
    .map((period, index) => ({ period, index }))
    .filter(({ period: { name } }) => !periodsIn(after).some((one) => one.name === name))
    .map(({ period, index }) => ({
      from: projectPath(period.name),
      to: projectPath(periodAfter(period, index, periodsIn(after)).name),
    }));

/**
 * Keeps redirects for the latest addresses that were published: from a service with a new address to its page, from a hidden or removed one
 * to its former form, from a list of projects to the one with most of them, from a page of the owner's own with a new address to it. A
 * service that is shown again gets its visitors back.
 */
export function withMovedAddresses(before: Content, after: Content): Content {
  const paths = new Map([...shownIn(after), ...ownPagesIn(after)].map(({ id, path }) => [id, path]));
  const taken = new Set([...paths.values(), ...periodsIn(after).map(({ name }) => projectPath(name))]);
  const all = [...servicesLeft(before, paths), ...periodsLeft(before, after), ...ownPagesLeft(before, paths)];
  const left = all.filter(({ from }) => !taken.has(from));
  const targets = new Map(left.map(({ from, to }) => [from, to]));
  const nowAt = ({ to, service }: Moved) => paths.get(service ?? '') ?? targets.get(to) ?? to;
  const earlier = before.services.moved
    .filter(
      ({ from, service = '' }) => !taken.has(from) && !targets.has(from) && (!isOwnPath(from) || paths.has(service)),
    )
    .map((entry) => ({ ...entry, to: nowAt(entry) }));
  const moved = [...earlier, ...left].slice(-MAX_MOVED);
  return { ...after, services: { ...after.services, moved } };
}
