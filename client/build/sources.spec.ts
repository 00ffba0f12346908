import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { COMPACT } from '../src/components/nav-menu/nav-menu.tsx';
import { ORG_CHART } from '../src/content/about.ts';
import { HERO_SLIDES } from '../src/content/hero.ts';
import { MATERIAL_TEXTS } from '../src/content/materials.ts';
import { PROJECT_PICTURES } from '../src/content/projects/pictures.ts';
import { SERVICE_TEXTS } from '../src/content/services.ts';

/** Files that no module of the client can read: they have to agree with the modules that mention them. */
const SOURCES = join(__dirname, '../src');
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');

const NAMED: Record<string, { file: string }[]> = {
  hero: [...HERO_SLIDES],
  materials: Object.values(MATERIAL_TEXTS).map(({ picture }) => picture),
  projects: Object.values(PROJECT_PICTURES),
  services: Object.values(SERVICE_TEXTS).map(({ picture }) => picture),
};

it.each(Object.entries(NAMED))(
  'every picture that the content names for %s is there, and no other',
  (folder, named) => {
    const files = readdirSync(join(SOURCES, 'pictures', folder));
    expect(files.sort()).toEqual(named.map(({ file }) => `${file}.jpg`).sort());
  },
);

it.each(['org-chart.svg', 'org-chart-mobile.svg'])('the content has in words what %s shows', (file) => {
  const departments = ORG_CHART.departments.map(({ name, roles }) => `${name} (${roles.join(', ')})`);
  const description = `${ORG_CHART.head} at the top. Reporting to the President: ${departments.join('; ')}.`;
  const chart = read(`images/${file}`).replaceAll('&amp;', '&');
  expect(/<desc[^>]*>(.*?)<\/desc>/s.exec(chart)?.[1]).toBe(description);
});

it('the menu changes its layout where its style sheet does', () => {
  const css = read('components/nav-menu/nav-menu.module.css');
  expect(css).toContain(`@media ${COMPACT} {`);
  expect(css).toContain(`@media not (${COMPACT.split(', ').join(' or ')}) {`);
});
