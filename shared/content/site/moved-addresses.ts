import type { Content } from '../documents.ts';
import { formPath } from '../documents/service-address.ts';

type Services = Content['services'];
type Moved = Services['moved'][number];

const MOST_MOVED = 200;

/**
 * An address that was published once leads somewhere for ever: of a service that got another one, to its page; of one that
 * is hidden or gone, to the form that it had. A service that is shown again gets its visitors back.
 */
export function withMovedAddresses(before: Content, after: Content): Content {
  const shown = after.services.services.filter(({ hidden }) => !hidden);
  const paths = new Map(shown.map(({ id, path }) => [id, path]));
  const taken = new Set(shown.map(({ path }) => path));
  const left = before.services.services
    .filter(({ path, hidden }) => !hidden && !taken.has(path))
    .map((service) => ({
      from: service.path,
      to: paths.get(service.id) ?? formPath(service.form),
      service: service.id,
    }));
  const targets = new Map(left.map(({ from, to }) => [from, to]));
  const nowAt = ({ to, service }: Moved) => paths.get(service ?? '') ?? targets.get(to) ?? to;
  const earlier = before.services.moved
    .filter(({ from }) => !taken.has(from) && !targets.has(from))
    .map((entry) => ({ ...entry, to: nowAt(entry) }));
  const moved = [...earlier, ...left].slice(-MOST_MOVED);
  return { ...after, services: { ...after.services, moved } };
}
