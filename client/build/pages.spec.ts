import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { JOB_PAGE, NOT_FOUND_PAGE, PAGES } from '#shared/catalogue';
import { LOADERS } from '../src/routes.tsx';

const FOLDER = join(__dirname, '../src/pages');

const screensOfPages = new Set([...PAGES, JOB_PAGE, NOT_FOUND_PAGE].map(({ screen }) => screen));

describe('every screen', () => {
  const screens = Object.keys(LOADERS).sort();

  it('is a folder of pages/, and every folder is a screen', () => {
    expect(readdirSync(FOLDER).sort()).toEqual(screens);
  });

  it('is shown by a page of the catalogue', () => {
    expect([...screensOfPages].sort()).toEqual(screens);
  });

  it.each(screens)('%s has its component where the prerendering looks for its chunk', (screen) => {
    expect(existsSync(join(FOLDER, screen, `${screen}-page.tsx`))).toBe(true);
  });
});
