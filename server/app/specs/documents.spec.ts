import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { API_DOCS, API_PREFIX, ENDPOINTS, METRICS_ENDPOINT } from '#shared/endpoints';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { addressesOf, type PageAddress } from '#shared/content/addresses/site';

const ROOT = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const namesIn = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
const markdownIn = (folder: string, recursive = false) =>
  readdirSync(join(ROOT, folder), { recursive, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name));

/** A path in backticks that begins with a folder of the repository. */
const PATH = /`((?:client|deploy|docs|e2e|migrations|server|shared|tools)\/[\w./-]+)`/g;

describe('every document', () => {
  it.each([...markdownIn('.'), ...markdownIn('docs', true)])('names only files that exist: %s', (document) => {
    const links = namesIn(read(document), /\]\((?!https?:|mailto:|#)([^)#]+)/g);
    const named = [...links.map((link) => join(dirname(document), link)), ...namesIn(read(document), PATH)];
    expect(named.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });
});

describe('the section "Where things are" of the README', () => {
  const [, section] = read('README.md').split('\n## Where things are\n');
  const [, , ...lines] = section.split('\n').filter((line) => line.startsWith('|'));
  const rows = lines.map((line) => line.split('|').map((cell) => cell.trim()));
  const named = rows.flatMap(([, addresses]) => namesIn(addresses, /`([^`]+)`/g));
  const routes = read('client/src/routes.tsx') + read('client/src/admin-routes.ts');

  /** The folder for the first part of an address; the page of a service is with its form. */
  const guess = ({ path, service }: PageAddress) => {
    const [, first] = (service ? { quote: PATHS.offers, inquiry: PATHS.services }[service.form] : path).split('/');
    return first || 'home';
  };

  it('names only files and folders that exist', () => {
    const files = rows.flatMap(([, , where]) => namesIn(where, /((?:client|server)\/[\w./-]+)/g));
    expect(files).not.toEqual([]);
    expect(files.filter((file) => !existsSync(join(ROOT, file)))).toEqual([]);
  });

  it('names each address once', () => {
    expect([...new Set(named)]).toEqual(named);
  });

  it.each(
    addressesOf({
      services: SAMPLE.services.services,
      periods: SAMPLE.projects.periods.map(({ name }) => name),
      hasCredentials: true,
    }).filter(({ path }) => !named.includes(path)),
  )('leads from $path to the folder of its screen', (page) => {
    expect(routes).toMatch(new RegExp(`'?${page.screen}'?: .*import\\('\\./pages/${guess(page)}/`));
  });

  it('leads from every endpoint of the API to its room, and names no other endpoint', () => {
    const endpoints = [
      ...Object.values({ ...ENDPOINTS, ...DESK_ENDPOINTS, ...ACCOUNT_ENDPOINTS }),
      METRICS_ENDPOINT,
      ...Object.values(API_DOCS).map((path) => path.replace(`${API_PREFIX}/`, '')),
    ];
    const [listed, guessed] = [true, false].map((isListed) =>
      endpoints.filter((endpoint) => named.includes(`/${API_PREFIX}/${endpoint}`) === isListed),
    );
    expect(listed).toHaveLength(named.filter((address) => address.startsWith(`/${API_PREFIX}/`)).length);
    const rooms = guessed.map((endpoint) => endpoint.replace(/^admin\//, '').split('/')[0]);
    expect(rooms.filter((room) => !existsSync(join(ROOT, 'server', room)))).toEqual([]);
  });
});

describe('the version of Node.js', () => {
  const recommended = read('.nvmrc').trim();
  const { engines } = JSON.parse(read('package.json')) as { engines: { node: string } };
  const oldest = engines.node.replace('>=', '');

  it('that is recommended is the one of the image', () => {
    const images = namesIn(read('Dockerfile'), /^FROM (?:--\S+ )?node:(\S+?)-/gm);
    expect(images).not.toEqual([]);
    expect([...new Set(images)]).toEqual([recommended]);
  });

  it('is told in the README as in engines and .nvmrc', () => {
    expect(read('README.md')).toContain(`[Node.js](https://nodejs.org) ${recommended} (${oldest} or newer will do)`);
  });

  it('that is recommended was tried, as was the line of the oldest', () => {
    const [sentence] = namesIn(read('CONTRIBUTING.md'), /all tests on Node\.js ([\d. and]+)/g);
    const tried = namesIn(sentence, /(\d+)\.\d+/g);
    expect(tried).toEqual(expect.arrayContaining([recommended, oldest.split('.')[0]]));
  });
});
