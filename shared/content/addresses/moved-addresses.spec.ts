import type { Content } from '../documents.ts';
import { SAMPLE } from '../sample/sample.ts';
import { withMovedAddresses } from './moved-addresses.ts';

type Service = Content['services']['services'][number];

const [FIRST, SECOND] = SAMPLE.services.services;
const NEW: Service = { ...FIRST, id: 'new', name: 'New', path: '/new' };

const PAGE: Content['ownPages']['pages'][number] = {
  id: 'n-1',
  title: 'Our plant',
  label: '',
  description: 'What it makes.',
  place: 'footer',
  path: '/pages/a',
  blocks: [],
};

/** Successive releases, each a change of the one before. */
function publishing(...steps: ((services: Service[]) => Service[])[]): Content {
  return steps.reduce((before, step) => {
    const services = { ...before.services, services: step(before.services.services) };
    return withMovedAddresses(before, { ...before, services });
  }, SAMPLE);
}

const set =
  (id: string, changes: Partial<Service>) =>
  (services: Service[]): Service[] =>
    services.map((service) => (service.id === id ? { ...service, ...changes } : service));
const at = (path: string, id = FIRST.id) => set(id, { path });
const hide = (hidden: boolean, id = FIRST.id) => set(id, { hidden });
const removed = (services: Service[]) => services.filter(({ id }) => id !== FIRST.id);

const led = ({ services }: Content) => Object.fromEntries(services.moved.map(({ from, to }) => [from, to]));

describe('the addresses that services had once', () => {
  it('lead to the address of today, however often it was changed', () => {
    expect(led(publishing(at('/b')))).toEqual({ [FIRST.path]: '/b' });
    expect(led(publishing(at('/b'), at('/c')))).toEqual({ [FIRST.path]: '/c', '/b': '/c' });
  });

  it('lead nowhere else once a service has its first address again', () => {
    expect(led(publishing(at('/b'), at(FIRST.path)))).toEqual({ '/b': FIRST.path });
  });

  it('are pages when two services have swapped them', () => {
    const swap = (services: Service[]) => at(FIRST.path, SECOND.id)(at(SECOND.path)(services));
    expect(led(publishing(swap))).toEqual({});
  });

  it('are pages of a new service that takes one, and lead to the form of that when it goes', () => {
    const taking = (services: Service[]) => [...services, { ...NEW, path: FIRST.path }];
    expect(led(publishing(at('/b'), taking))).toEqual({});
    expect(led(publishing(at('/b'), taking, hide(true, NEW.id)))).toEqual({ [FIRST.path]: '/offers' });
  });

  it.each([
    ['quote', '/offers'],
    ['inquiry', '/services'],
  ] as const)('lead to the form of a hidden or removed service: %s', (form, path) => {
    const formed = set(FIRST.id, { form });
    expect(led(publishing(formed, hide(true)))).toEqual({ [FIRST.path]: path });
    expect(led(publishing(formed, removed))).toEqual({ [FIRST.path]: path });
  });

  it('lead to a service again that was hidden for a time, wherever it is shown now', () => {
    const hidden = [at('/b'), hide(true)];
    expect(led(publishing(...hidden))).toEqual({ [FIRST.path]: '/offers', '/b': '/offers' });
    expect(led(publishing(...hidden, hide(false)))).toEqual({ [FIRST.path]: '/b' });
    expect(led(publishing(...hidden, set(FIRST.id, { hidden: false, path: '/c' })))).toEqual({
      [FIRST.path]: '/c',
      '/b': '/c',
    });
  });
});

type Periods = Content['projects']['periods'];

describe('the addresses that lists of projects had once', () => {
  const publishingLists = (...steps: ((periods: Periods) => Periods)[]): Content =>
    steps.reduce((before, step) => {
      const projects = { periods: step(before.projects.periods) };
      return withMovedAddresses(before, { ...before, projects });
    }, SAMPLE);
  const [first, second] = SAMPLE.projects.periods;
  const [FIRST_LIST, SECOND_LIST] = [first, second].map(({ name }) => `/project/${name}-list`);
  const renamed = (name: string) => (periods: Periods) => periods.with(0, { ...periods[0], name });

  it('lead to the list of today, however often its years were changed', () => {
    expect(led(publishingLists(renamed('1999')))).toEqual({ [FIRST_LIST]: '/project/1999-list' });
    const twice = publishingLists(renamed('1999'), renamed('1998'));
    expect(led(twice)).toEqual({ [FIRST_LIST]: '/project/1998-list', '/project/1999-list': '/project/1998-list' });
  });

  it('are lists again when the years come back', () => {
    const back = publishingLists(renamed('1999'), renamed(first.name));
    expect(led(back)).toEqual({ '/project/1999-list': FIRST_LIST });
  });

  it('lead to the list that has the projects of one that is gone, or else to the next one', () => {
    expect(led(publishingLists((periods) => periods.slice(1)))).toEqual({ [FIRST_LIST]: SECOND_LIST });
    const last = SAMPLE.projects.periods.at(-1)!;
    const joined = (periods: Periods) => [...periods.slice(1, -1), { ...last, completed: first.completed }];
    expect(led(publishingLists(joined))).toEqual({ [FIRST_LIST]: `/project/${last.name}-list` });
  });
});

describe('the addresses that the owner’s own pages had once', () => {
  const page = (path: string) => ({ ...PAGE, path });
  const published = (...steps: Content['ownPages']['pages'][]) =>
    led(steps.reduce((before, pages) => withMovedAddresses(before, { ...before, ownPages: { pages } }), SAMPLE));

  it('lead to the address of today', () => {
    expect(published([page('/pages/a')], [page('/pages/b')], [page('/pages/c')])).toEqual({
      '/pages/a': '/pages/c',
      '/pages/b': '/pages/c',
    });
  });

  it('lead nowhere once the page is gone', () => {
    expect(published([page('/pages/a')], [page('/pages/b')], [])).toEqual({});
  });
});
