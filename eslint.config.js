import js from '@eslint/js';
import { defineConfig } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const FEATURES = ['rentals', 'jobs', 'offers', 'applications', 'inquiries', 'inbox', 'mail'];
const PAGE_FOLDERS = [
  'about',
  'admin-dashboard',
  'admin-login',
  'apply',
  'careers',
  'contact',
  'home',
  'inquiry',
  'job',
  'not-found',
  'privacy',
  'projects',
  'quote',
  'rentals',
];

/** Who may import whom. A zone forbids files below `target` to import anything below `from`. */
const ZONES = [
  {
    target: './shared',
    from: ['./server', './client', './migrations', './node_modules'],
    message: 'shared/ imports nothing but itself.',
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
  ...FEATURES.map((feature) => ({
    target: `./server/${feature}`,
    from: [...FEATURES.filter((other) => other !== feature), 'site', 'health', 'metrics'].map(
      (other) => `./server/${other}`,
    ),
    message: 'A feature never imports another feature; only app.module.ts knows them all.',
  })),
  ...PAGE_FOLDERS.map((page) => ({
    target: `./client/src/pages/${page}`,
    from: PAGE_FOLDERS.filter((other) => other !== page).map((other) => `./client/src/pages/${other}`),
    message: 'A page never imports another page; share through components/.',
  })),
  {
    target: './client/src/components',
    from: ['./client/src/pages', './client/src/routes.tsx'],
    message: 'Components know no page.',
  },
  {
    target: './client/src/stores',
    from: ['./client/src/pages', './client/src/components', './client/src/hooks'],
    message: 'Stores import api/ and shared/ only.',
  },
  {
    target: './client/src/api',
    from: ['./client/src/pages', './client/src/components', './client/src/hooks', './client/src/stores'],
    message: 'api/ imports shared/ only; 401 is a callback set in main.tsx.',
  },
];

export default defineConfig(
  { ignores: ['dist/', '.data/', 'node_modules/', 'test-results/', 'playwright-report/'] },
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
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'react-router-dom',
              importNames: ['Link', 'NavLink'],
              message: 'components/link/link.tsx does the same at 1.5 KB less for every page.',
            },
          ],
          patterns: [
            {
              regex: '^(\\.\\./){4,}(?!(\\.\\./)*shared/)',
              message: 'At most three ../ in an import, but for shared/.',
            },
          ],
        },
      ],
      'no-restricted-syntax': [
        'error',
        { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that holds it.' },
      ],
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/no-extraneous-class': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      'max-depth': ['error', 3],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  { files: ['client/**/*.{ts,tsx}'], extends: [reactHooks.configs.flat.recommended] },
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
