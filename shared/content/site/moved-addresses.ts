import type { Content } from '../documents.ts';

const MOST_MOVED = 200;

/**
 * An address that was published once leads somewhere for ever: of a service that got another one, to its page; of one that
 * is hidden or gone, to the form that it had.
 */
export function withMovedAddresses(before: Content, after: Content): Content {
  const shown = after.services.services.filter(({ hidden }) => !hidden);
  const taken = new Set(shown.map(({ path }) => path));
  const targetOf = ({ id, form }: Content['services']['services'][number]) =>
    shown.find((service) => service.id === id)?.path ?? (form === 'quote' ? '/offers' : '/services');
  const left = before.services.services
    .filter(({ path, hidden }) => !hidden && !taken.has(path))
    .map((service) => ({ from: service.path, to: targetOf(service) }));
  const targets = new Map(left.map(({ from, to }) => [from, to]));
  const earlier = before.services.moved
    .filter(({ from }) => !taken.has(from) && !targets.has(from))
    .map(({ from, to }) => ({ from, to: targets.get(to) ?? to }));
  const moved = [...earlier, ...left].slice(-MOST_MOVED);
  return { ...after, services: { ...after.services, moved } };
}
