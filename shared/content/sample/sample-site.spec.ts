import { pageDataOf } from '../site/make-page.ts';
import { NOT_FOUND_PAGE } from '../addresses/program-pages.ts';
import { addressesOf, type MenuEntry, menuOf, serviceOptions } from '../addresses/site.ts';
import { SAMPLE } from './sample.ts';
import { SAMPLE_PAGES as PAGES, SAMPLE_SITE as SITE } from './sample-site.ts';

const MENU = menuOf(SITE);

/** Section 2 of the specification. */
const SPECIFIED = [
  '/',
  '/about',
  '/contact',
  '/careers',
  '/project/2005-list',
  '/project/2006-list',
  '/project/2007-list',
  '/project/2008-2009-list',
  '/project/2010-list',
  '/project/2011-list',
  '/project/2012-list',
  '/project/2013-list',
  '/project/2014-list',
  '/project/2015-2018-list',
  '/project/2019-list',
  '/project/2020-list',
  '/project/2021-list',
  '/project/2022-list',
  '/project/2023-list',
  '/project/2024-list',
  '/project/2025-list',
  '/rentals-list',
  '/offers',
  '/apply',
  '/services',
  '/rmc',
  '/vibro',
  '/gravel-1crushed',
  '/gravel-3/4crushed',
  '/gravel-1/2crushed',
  '/gravel-3/8crushed',
  '/built',
  '/civil-works',
  '/design',
  '/estimate',
  '/admin-login',
  '/admin-dashboard',
];

/** Pages that the specification does not have and that no service or period makes. */
const ADDED = ['/projects', '/privacy', '/company-profile', '/admin-password'];

const paths = PAGES.map(({ path }) => path);
const pageAt = (path: string) => PAGES.find((page) => page.path === path);
const links = (entries: readonly MenuEntry[]): string[] =>
  entries.flatMap((entry) => [...(entry.path ? [entry.path] : []), ...links(entry.entries ?? [])]);
const labels = (entries: readonly MenuEntry[] = []) => entries.map(({ label }) => label);
const entryOf = (label: string, entries: readonly MenuEntry[] = MENU) => entries.find((entry) => entry.label === label);

describe('the pages', () => {
  it.each(SPECIFIED)('have %s once', (path) => expect(paths.filter((other) => other === path)).toHaveLength(1));

  it('are those of the specification, of services and periods, and those that were added', () => {
    const derived = PAGES.filter(({ service, period }) => service ?? period).map(({ path }) => path);
    expect([...paths].sort()).toEqual([...new Set([...SPECIFIED, ...ADDED, ...derived])].sort());
  });

  it.each(PAGES)('have a title, a heading and a description: $path', ({ title, heading, description }) => {
    expect([title, heading].every((text) => text.trim().length > 0)).toBe(true);
    expect(description.length).toBeGreaterThan(30);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  it('have titles of which no two are the same', () => {
    expect(new Set(PAGES.map(({ title }) => title)).size).toBe(PAGES.length);
  });

  it('list all but those of the admin for search engines', () => {
    expect(PAGES.filter(({ unlisted }) => unlisted).map(({ path }) => path)).toEqual([
      '/admin-login',
      '/admin-password',
      '/admin-dashboard',
    ]);
  });

  it('do not count the error page', () => {
    expect(paths).not.toContain(NOT_FOUND_PAGE.path);
    expect(NOT_FOUND_PAGE.heading).toBe('Unexpected Application Error!');
  });
});

describe('the services', () => {
  it.each([
    ['/built', 'quote', 'Built'],
    ['/civil-works', 'quote', 'Civil Works'],
    ['/design', 'quote', 'Design'],
    ['/estimate', 'quote', 'Estimate'],
    ['/rmc', 'inquiry', 'Ready Mix Concrete'],
    ['/vibro', 'inquiry', 'Vibro'],
    ['/gravel-1crushed', 'inquiry', 'Gravel 1 Crushed'],
    ['/gravel-3/4crushed', 'inquiry', 'Gravel 3/4 Crushed'],
    ['/gravel-1/2crushed', 'inquiry', 'Gravel 1/2 Crushed'],
    ['/gravel-3/8crushed', 'inquiry', 'Gravel 3/8 Crushed'],
  ])('have the page %s with the %s form, preset to %s', (path, screen, name) => {
    expect(pageAt(path)).toMatchObject({ screen, service: { name } });
  });

  it.each([
    ['quote', 'Civil Works'],
    ['inquiry', 'Ready Mix Concrete'],
  ] as const)('are all in the select of the %s form, its own first', (form, first) => {
    const options = serviceOptions(SITE, form);
    expect(options[0]).toMatchObject({ group: form });
    expect(options[0].names[0]).toBe(first);
    expect(options.flatMap(({ names }) => names).sort()).toEqual(SITE.services.map(({ name }) => name).sort());
  });
});

describe('the periods of projects', () => {
  it('are 17, each once, in order', () => {
    expect(SITE.periods).toHaveLength(17);
    expect([...new Set(SITE.periods)].sort()).toEqual([...SITE.periods]);
  });

  it('head their pages', () => {
    expect(pageAt('/project/2024-list')?.heading).toBe('Completed Projects 2024');
  });

  it('have no page for one year of a range', () => {
    expect(['2008', '2009', '2015', '2016', '2017', '2018'].map((year) => pageAt(`/project/${year}-list`))).toEqual(
      Array(6).fill(undefined),
    );
  });
});

describe('the menu', () => {
  it('has six entries', () => {
    expect(labels(MENU)).toEqual([
      'OUR COMPANY',
      'COMPLETED PROJECTS',
      'WE OFFER',
      'OTHER SERVICES',
      'CAREERS',
      'CONTACT US',
    ]);
  });

  it('leads to pages that exist, and to none of them twice', () => {
    const targets = links(MENU);
    expect(targets.filter((path) => !paths.includes(path))).toEqual([]);
    expect(new Set(targets).size).toBe(targets.length);
  });

  it('offers the four services of the specification first', () => {
    const [civilWorks, design, built, estimate] = labels(entryOf('WE OFFER')?.entries);
    expect([civilWorks, design, built, estimate]).toEqual(['Civil works', 'Design', 'Built', 'Estimate']);
  });

  it('has the other services with their two submenus', () => {
    const other = entryOf('OTHER SERVICES')?.entries;
    expect(labels(other)).toEqual(['Ready Mix Concrete', 'Aggregate', 'Trucking', 'Rentals']);
    expect(labels(entryOf('Aggregate', other)?.entries)).toEqual([
      'Vibro',
      'Gravel 1 Crushed',
      'Gravel 3/4 Crushed',
      'Gravel 1/2 Crushed',
      'Gravel 3/8 Crushed',
    ]);
  });

  it('has trucking entries that go nowhere', () => {
    const trucking = entryOf('Trucking', entryOf('OTHER SERVICES')?.entries);
    expect(trucking?.entries).toHaveLength(3);
    expect(links(trucking?.entries ?? [])).toEqual([]);
  });
});

it('names no entry of a list by the id that it has for editors', () => {
  const source = {
    content: SAMPLE,
    pictures: new Map(),
    shares: new Map(),
    version: '',
    isSample: true,
    hasSampleSign: true,
  };
  const shown = JSON.stringify([SITE, ...addressesOf(SITE).map((address) => pageDataOf(source, address))]);
  expect(shown).toContain(SAMPLE.about.principles[0].line);
  expect(JSON.stringify(SAMPLE)).toContain('"id":"e_');
  expect(shown).not.toContain('e_');
});
