import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { PAGES } from './site.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist/client');
/** Files that can contain object keys. */
const CODE = /\.(js|json|map)$/;
/** The editor and the code shared with its preview. Its form edits costs, so it contains the field's name but no value. */
const EDITOR = /^assets\/(editor|show-drafts)-/;
const TEXT = /\.(html|js|css|json|xml|txt|svg|map)$/;

async function builtFiles() {
  const names = (await readdir(CLIENT, { recursive: true })).filter((name) => TEXT.test(name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(CLIENT, name), 'utf8') })));
}

const COSTS = SAMPLE.projects.periods
  .flatMap(({ completed, subcontracted }) => [...completed, ...subcontracted])
  .flatMap(({ cost }) => cost ?? []);

/** Ways to write a number: bare, with decimals, with commas or underscores. */
function spellings(cost: number): string[] {
  const grouped = cost.toLocaleString('en-US');
  return [String(cost), cost.toFixed(2), grouped, grouped.replaceAll(',', '_')];
}

test('the cost of no project is in any file that the browser can get', async () => {
  expect(COSTS.length).toBeGreaterThan(200);
  const wanted = new Set(COSTS.flatMap(spellings));
  for (const { name, text } of await builtFiles()) {
    const numbers = text.match(/\d[\d_,]*\d(\.\d+)?/g) ?? [];
    expect({ name, costs: numbers.filter((number) => wanted.has(number)) }).toEqual({ name, costs: [] });
    if (CODE.test(name) && !EDITOR.test(name))
      expect({ name, keys: text.match(/[{,]\s*["']?cost["']?\s*:/gi) ?? [] }).toEqual({ name, keys: [] });
  }
});

/** Strings in the code of zod, whose schemas validate content. */
const SCHEMA_LIBRARY = /ZodError|_zod|invalid_union/;

const MAX_EDITOR_BYTES = 90 * 1024;

test('the library of the schemas is in the editor’s script alone, which only the edit bar asks for', async () => {
  const scripts = (await builtFiles()).filter(({ name }) => name.endsWith('.js'));
  const withSchemas = scripts.filter(({ text }) => SCHEMA_LIBRARY.test(text));
  expect(withSchemas).not.toEqual([]);
  expect(withSchemas.map(({ name }) => name).filter((name) => !EDITOR.test(name))).toEqual([]);
  const sizes = scripts
    .filter(({ name }) => EDITOR.test(name))
    .map(async ({ name }) => (await stat(join(CLIENT, `${name}.br`))).size);
  expect((await Promise.all(sizes)).reduce((sum, size) => sum + size)).toBeLessThanOrEqual(MAX_EDITOR_BYTES);
  const asking = scripts.filter(({ text }) => /import\([`'"][^`'"]*\/(editor|previewed-drafts)-/.test(text));
  expect(asking.map(({ name }) => name)).toEqual([expect.stringMatching(/^assets\/edit-bar-/)]);
});

test('nothing that the firm says of itself is in a script', async () => {
  const scripts = (await builtFiles()).filter(({ name }) => name.endsWith('.js'));
  const said = [SAMPLE.firm.name, SAMPLE.about.mission, SAMPLE.firm.mailboxes[0].address, SAMPLE.home.banner];
  for (const { name, text } of scripts)
    expect({ name, found: said.filter((sentence) => text.includes(sentence)) }).toEqual({ name, found: [] });
});

test('no source map goes with the scripts', async () => {
  const files = await builtFiles();
  expect(files.filter(({ name, text }) => name.endsWith('.map') || text.includes('sourceMappingURL='))).toEqual([]);
});

/** Texts of the dashboard's tabs. */
const ADMIN_ONLY = [
  'Equipment or vehicle name',
  'prohibits age preferences',
  'Loading inbox...',
  'Mark as spam',
  'Erase permanently',
  'Sign out other sessions',
  'Current password is required.',
];

/** Texts of the edit bar and of the editor. */
const EDITOR_ONLY = ['Edit this page', 'Keep mine', 'What will change for visitors'];

const htmlOf = (path: string) => readFile(join(CLIENT, path === PATHS.home ? 'index.html' : `${path}.html`), 'utf8');

/** All scripts that a page loads at first: those in its HTML and their static imports. */
async function scriptsOf(path: string): Promise<string> {
  const html = await htmlOf(path);
  const wanted = [...html.matchAll(/\/assets\/([^" ]+\.js)/g)].map(([, name]) => name);
  const texts = new Map<string, string>();
  for (let name = wanted.pop(); name; name = wanted.pop()) {
    if (texts.has(name)) continue;
    const text = await readFile(join(CLIENT, 'assets', name), 'utf8');
    texts.set(name, text);
    wanted.push(...[...text.matchAll(/(?:from|import)\s*"\.\/([^"]+\.js)"/g)].map(([, imported]) => imported));
  }
  return [...texts.values()].join('\n');
}

test('the admin’s code goes to the admin’s pages alone', async () => {
  const dashboard = await scriptsOf(PATHS.adminDashboard);
  expect(ADMIN_ONLY.filter((sentence) => !dashboard.includes(sentence))).toEqual([]);
  for (const { path } of PAGES.filter(({ unlisted }) => !unlisted)) {
    const scripts = await scriptsOf(path);
    expect(scripts.length).toBeGreaterThan(100_000);
    const found = [...ADMIN_ONLY, ...EDITOR_ONLY].filter((sentence) => scripts.includes(sentence));
    expect({ path, found }).toEqual({ path, found: [] });
  }
});

/** The screens whose chunks a text names: `about` for assets/about-page-….js. */
const screensIn = (text: string) =>
  new Set([...text.matchAll(/assets\/([\w-]+)-page-[\w-]+\.js/g)].map(([, screen]) => screen));

test('a page names one entry and the chunk of its own screen', async () => {
  for (const { path, screen } of PAGES) {
    const html = await htmlOf(path);
    const entries = html.match(/<script data-scripts="\/assets\/index-/g);
    expect({ path, entries: entries?.length }).toEqual({ path, entries: 1 });
    expect({ path, screens: [...screensIn(html)] }).toEqual({ path, screens: [screen] });
  }
});

test('the map’s library is a chunk that the contact page alone asks for', async () => {
  const scripts = (await builtFiles()).filter(({ name }) => name.endsWith('.js'));
  const withMap = scripts.filter(({ text }) => text.includes('leaflet-container'));
  expect(withMap.map(({ name }) => name)).toEqual([expect.stringMatching(/office-map-/)]);
  const asking = scripts.filter(({ text }) => /import\([`'"][^`'"]*office-map-/.test(text));
  expect(asking.map(({ name }) => name)).toEqual([expect.stringMatching(/contact-page-/)]);
  for (const { path } of PAGES) expect(await htmlOf(path)).not.toContain('office-map-');
});

test('a public page has one style sheet, which holds nothing of the admin’s or of the map', async () => {
  const sheets = new Set<string>();
  for (const { path } of PAGES.filter(({ unlisted }) => !unlisted)) {
    const links = (await htmlOf(path)).matchAll(/<link rel="stylesheet"[^>]* href="\/([^"]+)"/g);
    const named = [...new Set([...links].map(([, name]) => name))];
    expect({ path, sheets: named.length }).toEqual({ path, sheets: 1 });
    sheets.add(named[0]);
  }
  expect(sheets.size).toBe(1);
  const sheet = await readFile(join(CLIENT, [...sheets][0]), 'utf8');
  expect(sheet.includes('@layer base')).toBe(true);
  expect(sheet.includes('.leaflet-tile')).toBe(false);
  const others = (await builtFiles()).filter(({ name }) => name.endsWith('.css') && !sheets.has(name));
  expect(others.map(({ name }) => name.replace(/-[\w-]{8}\.css$/, '')).sort()).toEqual([
    'assets/activity-tab',
    'assets/admin-dashboard-page',
    'assets/admin-password-page',
    'assets/change-text',
    'assets/checkbox',
    'assets/dialog',
    'assets/edit-bar',
    'assets/editor',
    'assets/form-parts',
    'assets/materials-tool',
    'assets/office-map',
    'assets/people-tab',
    'assets/picture-dialog',
    'assets/pictures-tab',
    'assets/project-view',
    'assets/reports-tab',
    'assets/sheet-overlay',
    'assets/sign-in',
    'assets/site-tabs',
    'assets/templates-dialog',
  ]);
});
