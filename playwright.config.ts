import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { type Browsers, findBrowsers } from './e2e/browsers.ts';

/** `npm run test:all`: everything, not only the tests that show whether the product works. */
const ALL = process.env.TEST_ALL === '1';

/** Searched once and kept in the environment, because workers load this file too. */
const browsers = JSON.parse((process.env.E2E_BROWSERS ??= JSON.stringify(await findBrowsers(ALL)))) as Browsers;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** Specs of visitors, the editor and the desk, which also run in other browsers that are found. */
const IN_EACH_BROWSER = [
  'pages',
  'home',
  'careers',
  'projects',
  'forms',
  'apply',
  'drafts',
  'editor',
  'inbox',
  'desk',
  'slow-line',
];

const others = Object.entries({
  ...(browsers.firefox && { firefox: { ...devices['Desktop Firefox'], ...browsers.firefox } }),
  ...(browsers.npm && { 'chromium-npm': { ...desktop, launchOptions: browsers.npm } }),
}).map(([name, use]) => ({
  name,
  use,
  testMatch: IN_EACH_BROWSER.map((file) => `**/${file}.spec.ts`),
  grepInvert: name === 'firefox' ? /@thorough|@chromium/ : /@thorough/,
}));

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  grepInvert: ALL ? undefined : /@thorough/,
  // goals of the benchmark, which need no browser
  testIgnore: ALL ? undefined : '**/bench-goals.spec.ts',
  // twice the cores, because tests wait for pages and timers
  workers: availableParallelism() * 2,
  // a dead product fails every test, so stop after this many
  maxFailures: 20,
  // long enough for a machine with ten times more work than cores; each action and expectation has its own, shorter limit
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 20_000,
    // screenshots and snapshots of every page took a quarter of the CPU; --trace on records them
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: browsers.chromium,
    // Other sites fail, because nothing listens there. A route that blocks them would pass every request through the test and turn off
    // the browser's cache, a sixth of the CPU.
    proxy: { server: 'http://127.0.0.1:9', bypass: '127.0.0.1' },
  },
  projects: [
    { name: 'desktop', use: desktop },
    {
      name: 'phone',
      grep: ALL ? undefined : /@phone/,
      grepInvert: ALL ? /@wide/ : /@wide|@thorough/,
      // these set their own window size, or do not depend on it
      testIgnore: [
        'account',
        'after-sending',
        'another-firm',
        'bench-goals',
        'bundle',
        'drafts',
        'editor',
        'first-paint',
        'forgotten-password',
        'hostile',
        'hostile-files',
        'hydration',
        'layout',
        'live',
        'loading',
        'no-script',
        'resume-preview',
        'two-factor',
        'sending-again',
        'services',
        'sheet',
        'swagger',
        'traces',
        'weight',
      ].map((name) => `**/${name}.spec.ts`),
      // with a screen wider than the window, the browser would choose larger pictures before the layout
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } },
    },
    ...others,
  ],
});
