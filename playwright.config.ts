import { defineConfig, devices } from '@playwright/test';
import { findChromium } from './tools/lib/browser.mjs';

const { executablePath, args, env } = await findChromium();

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/e2e',
  globalSetup: './e2e/global-setup.ts',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  workers: 2,
  // A product that has died fails every test: enough is known after these.
  maxFailures: 20,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: { actionTimeout: 10_000, trace: 'retain-on-failure', launchOptions: { executablePath, args, env } },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    {
      name: 'phone',
      // the API's documentation is a developer's tool; the others set their own window, or need none
      testIgnore: [
        'account',
        'swagger',
        'bundle',
        'editor',
        'hostile',
        'hostile-files',
        'hydration',
        'layout',
        'sheet',
        'weight',
      ].map((name) => `**/${name}.spec.ts`),
      // a screen wider than the window would choose larger pictures ahead of the layout
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 }, screen: { width: 360, height: 740 } },
    },
  ],
});
