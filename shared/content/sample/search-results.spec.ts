import { pageOf } from '../site/make-page.ts';
import type { Page } from '../site/page-data.ts';
import { jobPage, NOT_FOUND_PAGE } from '../addresses/program-pages.ts';
import { addressesOf } from '../addresses/site.ts';
import { SAMPLE_SITE as SITE } from './sample-site.ts';
import { SAMPLE } from './sample.ts';

const PAGES = addressesOf({ ...SITE, hasCredentials: true }).map((address) => pageOf(address, SAMPLE));
const WELDER = jobPage({ _id: '1', title: 'Welder', position: 'Welder II', location: 'Gerona' }, SITE.firm.name);
const ALL = [...PAGES, NOT_FOUND_PAGE, WELDER];

/** Texts that more than one page has. */
const repeated = (text: keyof Page) => ALL.map((page) => page[text]).filter((own, at, all) => all.indexOf(own) !== at);

describe('the pages of the sample firm', () => {
  it.each(['path', 'title', 'description'] as const)('have a %s each of their own', (text) => {
    expect(repeated(text)).toEqual([]);
  });

  it.each(PAGES.filter(({ unlisted }) => !unlisted).map((page) => [page.path, page] as const))(
    'describes %s in a length that search results show',
    (_path, { title, description }) => {
      expect(title.length).toBeLessThanOrEqual(60);
      expect(description.length).toBeGreaterThanOrEqual(70);
      expect(description.length).toBeLessThanOrEqual(170);
    },
  );

  it('lists what visitors read and leaves out what the admin uses', () => {
    expect(PAGES.filter(({ unlisted }) => unlisted).map(({ path }) => path)).toEqual([
      '/admin-login',
      '/admin-password',
      '/admin-dashboard',
    ]);
  });
});

describe('the description of a page', () => {
  const descriptionAt = (path: string) => PAGES.find((page) => page.path === path)?.description;

  it('begins with a capital letter, also where the name of a service does', () => {
    expect(descriptionAt('/built')).toMatch(/^Built by ECLAR Builders in Gerona, Tarlac/);
    for (const { description } of PAGES) expect(description).toMatch(/^\p{Lu}/u);
  });

  it('announces no projects of a period that has none', () => {
    expect(descriptionAt('/project/2024-list')).toMatch(/^Construction projects completed by ECLAR Builders in 2024/);
    expect(descriptionAt('/project/2025-list')).toMatch(/^ECLAR Builders has no 2025 projects listed yet/);
  });
});
