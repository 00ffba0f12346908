import { readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { TONES } from '#shared/content/pictures/tones';
import { COMPACT } from '../src/components/nav-menu/nav-menu.tsx';

/** Files that no module of the client can read: they have to agree with the modules that mention them. */
const SOURCES = join(__dirname, '../src');
const read = (path: string) => readFileSync(join(SOURCES, path), 'utf8');

it('no two pictures have one name, by which the content calls them', () => {
  const files = readdirSync(join(SOURCES, 'pictures'), { recursive: true, encoding: 'utf8' });
  const names = files.filter((file) => file.endsWith('.jpg')).map((file) => parse(file).name);
  expect(names.length).toBeGreaterThan(20);
  expect(new Set(names).size).toBe(names.length);
});

it('the menu changes its layout where its style sheet does', () => {
  const css = read('components/nav-menu/nav-menu.module.css');
  expect(css).toContain(`@media ${COMPACT} {`);
  expect(css).toContain(`@media not (${COMPACT.split(', ').join(' or ')}) {`);
});

it('the style sheet has the colour of every placeholder', () => {
  const css = read('components/picture/tones.module.css');
  const rules = [...css.matchAll(/\.(tone-\w+)\) {\s*background-color: (#\w{6});/g)];
  expect(rules.map(([, tone, colour]) => [tone, colour])).toEqual(Object.entries(TONES));
});

it('no style sheet asks for any sibling, because then an inserted element costs the style of all that stand beside it', () => {
  const sheets = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(50);
  expect(sheets.filter((file) => /[+~]\s*(?:\*|:)[^;}]*\{/.test(read(file)))).toEqual([]);
});
