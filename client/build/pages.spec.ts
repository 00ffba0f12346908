import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from '#shared/content/addresses/site';
import { LOADERS } from '../src/routes.tsx';
import { SAMPLE_SITE } from '../src/testing/content/sample-site.ts';

const PAGE = /([\w-]+)-page\.tsx$/;

const pagesIn = (folder: string) =>
  readdirSync(join(__dirname, '../src', folder), { recursive: true, encoding: 'utf8' }).flatMap(
    (file) => PAGE.exec(file)?.[1] ?? [],
  );

const OWN_PAGE = { label: 'Our plant', path: '/pages/our-plant', place: 'footer' } as const;

const addresses = addressesOf({ ...SAMPLE_SITE, hasCredentials: true, own: [OWN_PAGE] });
const screensOfPages = new Set([...addresses.map(({ screen }) => screen), 'job', 'not-found']);

describe('every screen', () => {
  const screens = Object.keys(LOADERS).sort();

  it('has a file with its component, by whose name the build finds its chunk', () => {
    expect([...pagesIn('pages'), ...pagesIn('admin')].sort()).toEqual(screens);
  });

  it('is shown by a page', () => {
    expect([...screensOfPages].sort()).toEqual(screens);
  });
});
