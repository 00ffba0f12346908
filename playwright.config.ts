import { availableParallelism } from 'node:os';
import { defineConfig, devices } from '@playwright/test';
import { type Browsers, findBrowsers } from './e2e/browsers.ts';

/** Everything, and not only what tells whether the product works: `npm run test:all`. */
const ALL = process.env.TEST_ALL === '1';

/** Looked for once: workers read this file, too. */
const browsers = JSON.parse((process.env.E2E_BROWSERS ??= JSON.stringify(await findBrowsers(ALL)))) as Browsers;

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };

/** What a visitor, the editor and the desk do, once more where another browser is found. */
const IN_EACH_BROWSER = ['pages', 'home', 'careers', 'projects', 'forms', 'apply', 'drafts', 'editor', 'inbox', 'desk'];

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
  // goals of a benchmark, which no browser needs
  testIgnore: ALL ? undefined : '**/bench-goals.spec.ts',
  // tests wait for pages and timers: with twice as many as cores, no core is idle
  workers: availableParallelism() * 2,
  // A product that has died fails every test: enough is known after these.
  maxFailures: 20,
  // long enough for a machine with ten times as much to do as it has cores
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    actionTimeout: 20_000,
    // filming every page took a quarter of the processor; what a trace lacks can be seen with: --trace on
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false, sources: false },
    screenshot: 'only-on-failure',
    launchOptions: browsers.chromium,
  },
  projects: [
    { name: 'desktop', use: desktop },
    {
      name: 'phone',
      grep: ALL ? undefined : /@phone/,
      grepInvert: ALL ? /@wide/ : /@wide|@thorough/,
      // these set their own window, or ask for nothing that depends on it
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
        'preload',
        'resume-preview',
        'second-key',
        'sending-again',
        'services',
        'sheet',
        'swagger',
        'traces',
        'weight',
      ].map((name) => `**/${name}.spec.ts`),
      // a screen wider than the window would choose larger pictures ahead of the layout
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } },
    },
    ...others,
  ],
});
