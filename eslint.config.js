import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';
import { effectReturns } from './tools/lib/effect-returns.mjs';

const SERVER = './server';

/**
 * The folders below server/, from the leaves up, and what each may import besides itself and shared/. A room may import only rooms
 * above it in this list, so there are no cycles. Only app/ imports all.
 */
const SERVER_ROOMS = {
  config: [],
  database: ['config'],
  http: ['config', 'database'],
  auth: ['config', 'http'],
  pictures: ['auth', 'database', 'http'],
  content: ['auth', 'config', 'database', 'http', 'pictures'],
  submissions: ['config', 'content', 'database', 'http'],
  mail: ['auth', 'config', 'content', 'http', 'submissions'],
  accounts: ['auth', 'config', 'content', 'http', 'mail'],
  rentals: ['auth', 'content', 'database', 'http', 'pictures'],
  jobs: ['auth', 'content', 'database', 'http'],
  offers: ['auth', 'content', 'http', 'submissions'],
  applications: ['auth', 'http', 'submissions'],
  inquiries: ['auth', 'http', 'submissions'],
  inbox: ['auth', 'config', 'content', 'http', 'mail', 'submissions'],
  site: ['config', 'content', 'database', 'http', 'jobs', 'pictures', 'rentals'],
  health: ['applications', 'auth', 'config', 'database', 'http', 'mail'],
};

/** May import all rooms, and no room imports them. Only specs import testing/. */
const SERVER_TOP = ['app', 'testing'];

/** The folders below client/src, and what each may import besides itself, `images` and shared/. */
const CLIENT_ROOMS = {
  api: [],
  content: ['api'],
  hooks: [],
  images: [],
  styles: [],
  pictures: [],
  stores: ['api'],
  components: ['api', 'content', 'hooks', 'stores'],
  /** For the admin only: pages load it when it is opened. */
  'picture-library': ['api', 'components', 'hooks', 'stores'],
  pages: ['api', 'components', 'content', 'hooks', 'picture-library', 'stores'],
  admin: ['api', 'components', 'content', 'hooks', 'picture-library', 'stores'],
  /** Separate pages, which the dashboard shows in an iframe. */
  frames: [],
  editor: ['api', 'components', 'content', 'hooks', 'picture-library', 'stores'],
  testing: ['content', 'stores'],
};

/** All rooms may import images. Only specs may import testing/, which no-restricted-imports enforces. */
const OPEN_ROOMS = ['images', 'testing'];

/** Components that share state with a page. All others take props, or read the content of the page. */
const STATEFUL_COMPONENTS = ['copy-button', 'list-or', 'nav-menu', 'project', 'public-form', 'sign-in', 'toast'];

const CLIENT = './client/src';

const entriesIn = (path) => readdirSync(join(import.meta.dirname, path), { withFileTypes: true });
const foldersIn = (path) =>
  entriesIn(path)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
const filesIn = (path) =>
  entriesIn(path)
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

/** Forbids files of a folder to import from its neighbours. */
const fence = (path, folder, neighbours, message) => ({
  target: `${path}/${folder}`,
  from: neighbours.filter((name) => name !== folder).map((name) => `${path}/${name}`),
  message,
});

/** @throws if SERVER_ROOMS lacks the room, or allows it to import a room below it in the list */
function serverFence(room) {
  const allowed = SERVER_ROOMS[room];
  if (!allowed) throw new Error(`eslint.config.js: add ${SERVER}/${room} to SERVER_ROOMS, with what it may import.`);
  const order = Object.keys(SERVER_ROOMS);
  const upward = allowed.find((name) => order.indexOf(name) >= order.indexOf(room));
  if (upward) throw new Error(`eslint.config.js: ${room} imports ${upward}, which SERVER_ROOMS names later.`);
  const closed = foldersIn(SERVER).filter((other) => !allowed.includes(other));
  return fence(SERVER, room, closed, `${room} imports only: ${[room, ...allowed, 'shared'].join(', ')}.`);
}

function roomFence(room) {
  const allowed = CLIENT_ROOMS[room];
  if (!allowed) throw new Error(`eslint.config.js: add ${CLIENT}/${room} to CLIENT_ROOMS, with what it may import.`);
  const open = [...allowed, ...OPEN_ROOMS];
  const closed = foldersIn(CLIENT).filter((other) => !open.includes(other));
  const roots = room === 'testing' ? [] : filesIn(CLIENT);
  const message = `${room} imports only: ${[room, ...allowed, 'images', 'shared'].join(', ')}.`;
  return fence(CLIENT, room, [...closed, ...roots], message);
}

const pageFence = (page, _index, pages) =>
  fence(`${CLIENT}/pages`, page, pages, 'A page never imports another page; share through components/.');

const componentFence = (component) => ({
  target: `${CLIENT}/components/${component}`,
  from: `${CLIENT}/stores`,
  message: 'A component takes its state as props; STATEFUL_COMPONENTS in eslint.config.js has the exceptions.',
});

/** Read from the disk, so that a new folder is fenced at once. */
const CLIENT_ZONES = [
  ...foldersIn(CLIENT).map(roomFence),
  ...foldersIn(`${CLIENT}/pages`).map(pageFence),
  ...foldersIn(`${CLIENT}/components`)
    .filter((component) => !STATEFUL_COMPONENTS.includes(component))
    .map(componentFence),
  {
    target: CLIENT,
    from: './client/build',
    message: 'client/build runs in Node, at build time; client/src runs in the browser.',
  },
];

const SERVER_ZONES = foldersIn(SERVER)
  .filter((room) => !SERVER_TOP.includes(room))
  .map(serverFence);

/** Who may import whom. A zone forbids files below `target` to import anything below `from`. */
const ZONES = [
  {
    target: './shared',
    from: ['./server', './client', './migrations', './node_modules'],
    except: ['./zod', './@zxcvbn-ts'],
    message: 'shared/ imports nothing but itself, the library of the schemas and the estimator of passwords.',
  },
  {
    target: './server',
    from: './client',
    message: 'The server never imports the client; put what both need in shared/.',
  },
  {
    target: './client',
    from: ['./server', './migrations'],
    message: 'The client never imports the server; put what both need in shared/.',
  },
  ...CLIENT_ZONES,
];

const ROUTER_LINKS = {
  name: 'react-router-dom',
  importNames: ['Link', 'NavLink'],
  message: 'components/link/link.tsx does the same at 1.5 KB less for every page.',
};

const TELEPHONE_NUMBERS = {
  name: 'class-validator',
  importNames: ['IsPhoneNumber', 'isPhoneNumber'],
  message: 'The bundle of the server holds no metadata of telephone numbers: tools/build/left-out.mjs.',
};

const OWN_STORES = {
  name: 'zustand',
  importNames: ['create', 'createStore'],
  message: 'Write createAccountStore of stores/account.ts: the next person at this browser must not find the state.',
};

/** Stores whose state belongs to no account: what visitors type, read or open, and the session itself. */
const OPEN_STORES = [
  'components/form/form-state.ts',
  'components/toast/open-dialogs.ts',
  'content/edited-content.ts',
  'stores/account.ts',
  'stores/drafts.ts',
  'stores/menu.ts',
  'stores/rows.ts',
  'stores/session.ts',
  'stores/signed-in.ts',
  'stores/toast.ts',
].map((path) => `client/src/${path}`);

const STORAGE = {
  message:
    'Write accountStorage of stores/account.ts, or for what belongs to nobody browserStorage of stores/storage.ts.',
};

/** Imports with at least `times` leading `../`, except those of shared/. */
const climbing = (times) => `^(\\.\\./){${times},}(?!(\\.\\./)*shared/)`;

const CLIENT_IMPORTS = [
  { regex: climbing(3), message: 'At most two ../ in an import: write #client/….' },
  { regex: '^node:', message: 'client/src runs in the browser; code for Node is in client/build.' },
];

const APP_IMPORTS = [...CLIENT_IMPORTS, { regex: '/testing/', message: 'testing/ is for specs.' }];

const restrictedImports = (patterns, ...paths) => ({
  'no-restricted-imports': ['error', { paths: [ROUTER_LINKS, TELEPHONE_NUMBERS, ...paths], patterns }],
});

const NO_BARRELS = {
  selector: 'ExportAllDeclaration',
  message: 'No barrels: import from the file that holds it.',
};

/** The server's bundle escapes characters beyond ASCII, and a raw template does not read escapes. */
const NO_RAW_LETTERS = {
  selector: 'TaggedTemplateExpression TemplateElement[value.raw=/[\\u0080-\\uffff]/]',
  message: 'The bundle would change this letter: use chr() in SQL, or a template that is not raw.',
};

export default defineConfig(
  { ignores: ['dist/', '.cache/', '.data/', 'node_modules/', 'test-results/', 'playwright-report/'] },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './client/tsconfig.json'], tsconfigRootDir: import.meta.dirname },
    },
    plugins: { 'import-x': importX },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.js', '.mjs'] })] },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: ZONES }],
      'import-x/no-cycle': 'error',
      ...restrictedImports([{ regex: climbing(4), message: 'At most three ../ in an import, but for shared/.' }]),
      'no-restricted-syntax': ['error', NO_BARRELS],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-depth': ['error', 3],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    files: ['{server,migrations,shared}/**/*.ts'],
    rules: { 'no-restricted-syntax': ['error', NO_BARRELS, NO_RAW_LETTERS] },
  },
  {
    files: ['server/**/*.ts'],
    ignores: ['**/*.spec.ts', 'server/testing/**'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...ZONES, ...SERVER_ZONES] }] },
  },
  {
    files: ['client/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended],
    plugins: { local: { rules: { 'effect-returns': effectReturns } } },
    rules: { 'local/effect-returns': 'error' },
  },
  { files: ['client/src/**/*.{ts,tsx}'], rules: restrictedImports(CLIENT_IMPORTS) },
  {
    files: ['client/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: {
      ...restrictedImports(APP_IMPORTS, OWN_STORES),
      'no-restricted-globals': ['error', ...['localStorage', 'sessionStorage'].map((name) => ({ name, ...STORAGE }))],
    },
  },
  { files: OPEN_STORES, rules: restrictedImports(APP_IMPORTS) },
  { files: ['client/src/stores/storage.ts'], rules: { 'no-restricted-globals': 'off' } },
  {
    files: ['**/*.{spec,test}.{ts,tsx}', '**/testing/**', 'e2e/**'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        module: 'readonly',
        require: 'readonly',
        fetch: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        Buffer: 'readonly',
        Blob: 'readonly',
        FormData: 'readonly',
        performance: 'readonly',
        Request: 'readonly',
        Response: 'readonly',
        Headers: 'readonly',
        TextEncoder: 'readonly',
        TextDecoder: 'readonly',
        AbortController: 'readonly',
        AbortSignal: 'readonly',
      },
    },
  },
);
