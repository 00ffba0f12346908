import { availableParallelism } from 'node:os';
import { LEFT_TO_TEST_ALL } from './tools/test/left-to-test-all.mjs';

const swc = (react) => [
  '@swc/jest',
  {
    module: { type: 'commonjs' },
    sourceMaps: 'inline',
    jsc: {
      target: 'es2022',
      keepClassNames: true,
      parser: { syntax: 'typescript', tsx: react, decorators: !react },
      transform: react
        ? { react: { runtime: 'automatic' } }
        : { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
    },
  },
];

/** Jest runs CommonJS (it has no require(esm) on Node 20), so packages that ship only ES modules are compiled too. */
const compiling = (packages) => [`/node_modules/(?!(${packages.join('|')})/)`];

const PRERENDERING = '<rootDir>/client/build/prerender.spec.tsx';

const CLIENT = {
  transform: { '^.+\\.[mc]?[tj]sx?$': swc(true) },
  transformIgnorePatterns: compiling(['react-leaflet', '@react-leaflet']),
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|png|svg|jpg|webp|avif|woff2)(\\?.*)?$': '<rootDir>/client/src/testing/environment/asset.cjs',
  },
};

/** @type {import('jest').Config} */
export default {
  // more than cores, because suites spend a third of their time waiting for the database and timers
  maxWorkers: Math.ceil(availableParallelism() * 1.5),
  // A worker keeps part of what each suite loads. At the end, freeing more than a gigabyte takes longer than half a second, after which
  // Jest kills the worker and suspects a leak.
  workerIdleMemoryLimit: '400MB',
  // starting the application or filling in a form takes seconds on a busy machine; Jest ignores a value per project
  testTimeout: 60_000,
  projects: [
    {
      displayName: 'server',
      runner: '<rootDir>/tools/test/server-specs/runner.mjs',
      testEnvironment: '<rootDir>/tools/test/server-specs/environment.mjs',
      testRunner: '<rootDir>/tools/test/server-specs/run-file.mjs',
      testMatch: ['<rootDir>/server/**/*.spec.ts', '<rootDir>/shared/**/*.spec.ts'],
      testPathIgnorePatterns: LEFT_TO_TEST_ALL,
      transform: { '^.+\\.ts$': swc(false) }, // for the two files below; hooks of Node.js compile the specs
      globalSetup: '<rootDir>/server/testing/app/global-setup.ts',
      globalTeardown: '<rootDir>/server/testing/app/global-teardown.ts',
    },
    {
      displayName: 'client',
      testEnvironment: '<rootDir>/client/src/testing/environment/jsdom-environment.cjs',
      testMatch: ['<rootDir>/client/**/*.spec.{ts,tsx}'],
      testPathIgnorePatterns: [PRERENDERING, ...LEFT_TO_TEST_ALL],
      ...CLIENT,
      setupFilesAfterEnv: ['<rootDir>/client/src/testing/environment/setup.ts'],
    },
    {
      // pages are rendered without a document
      displayName: 'prerendering',
      testEnvironment: 'node',
      testMatch: [PRERENDERING],
      globals: { __PRERENDERING__: true },
      ...CLIENT,
    },
  ],
};
