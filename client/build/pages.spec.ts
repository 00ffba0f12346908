import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { addressesOf } from '#shared/content/site/site';
import { LOADERS } from '../src/routes.tsx';
import { SAMPLE_SITE } from '../src/testing/content/sample-site.ts';

const FOLDER = join(__dirname, '../src/pages');

const addresses = addressesOf({ ...SAMPLE_SITE, hasCredentials: true });
const screensOfPages = new Set([...addresses.map(({ screen }) => screen), 'job', 'not-found']);

describe('every screen', () => {
  const screens = Object.keys(LOADERS).sort();

  it('is a folder of pages/, and every folder is a screen', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(screens);
  });

  it('is shown by a page', () => {
    expect([...screensOfPages].sort()).toEqual(screens);
  });

  it.each(screens)('%s has its component where the prerendering looks for its chunk', (screen) => {
    expect(existsSync(join(FOLDER, screen, `${screen}-page.tsx`))).toBe(true);
  });
});
