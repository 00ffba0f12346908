import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import { jobPath, PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { expect, MAP_TILES, test, THOROUGH, visit } from './fixtures.ts';
import { PAGES } from './site.ts';

type Scripts = Map<string, string>;

/** The name for the entry script that the pages load. */
const ENTRY = 'entry';

/** Matches React's hydration errors, which only its development build words in full. */
const MISMATCH = /hydrat/i;

/** The client with React's development build, which reports every attribute that differs. */
async function developmentScripts(): Promise<Scripts> {
  process.env.NODE_ENV = 'development';
  const { output } = (await build({
    configFile: join(import.meta.dirname, '../vite.config.ts'),
    mode: 'development',
    logLevel: 'error',
    build: { write: false, minify: false, cssMinify: true },
  })) as Rolldown.RolldownOutput;
  const chunks = output.filter((file) => file.type === 'chunk');
  const entry = chunks.find(({ isEntry }) => isEntry)!;
  const scripts = chunks.map(({ fileName, code }) => [fileName, code] as const);
  return new Map([...scripts, [ENTRY, `import '/${entry.fileName}';`]]);
}

/** Serves the scripts of the development build to unchanged pages. */
async function useScripts(context: BrowserContext, scripts: Scripts) {
  await context.route('**/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.slice(1);
    const body = scripts.get(name) ?? (name.startsWith('assets/index-') ? scripts.get(ENTRY) : undefined);
    await (body ? route.fulfill({ contentType: 'text/javascript', body }) : route.continue());
  });
}

test.describe('with the development build of React', THOROUGH, () => {
  // in one worker, which builds the scripts once
  test.describe.configure({ mode: 'default' });
  let scripts: Scripts;
  test.beforeAll(async () => {
    scripts = await developmentScripts();
  });
  test.beforeEach(({ context }) => useScripts(context, scripts));

  /** A mismatch is an error in the console, which fails the test. */
  async function expectHydrated(page: Page, path: string) {
    await visit(page, path);
    await expect(page.locator('html')).toHaveAttribute('lang');
  }

  for (const { path } of PAGES.filter(({ screen }) => screen !== 'admin-dashboard')) {
    test(`${path} is hydrated as it was served`, async ({ page, allow }) => {
      allow(MAP_TILES);
      allow(`401 GET /api/${ENDPOINTS.adminSession}`);
      await expectHydrated(page, path);
    });
  }

  test('a job is hydrated as it was served', async ({ page, request }) => {
    const [job] = (await (await request.get(`/api/${ENDPOINTS.jobs}`)).json()) as { _id: string }[];
    await expectHydrated(page, jobPath(job._id));
  });

  test('the error page is hydrated as it was served', async ({ page, allow }) => {
    allow('/no-such-page'); // its status and its heading
    await expectHydrated(page, '/no-such-page');
  });

  for (const [what, from, to] of [
    ['its text', '<h1 tabindex="-1">', '<h1 tabindex="-1">Planted '],
    ['an attribute', '<h1 tabindex="-1"', '<h1 title="Planted" tabindex="-1"'],
  ]) {
    test(`a page that differs in ${what} from what React expects is reported`, async ({ page, allow }) => {
      allow('hydrat');
      await page.route(PATHS.about, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, body: (await response.text()).replace(from, to) });
      });
      const told = Promise.race([
        page
          .waitForEvent('console', (message) => message.type() === 'error' && MISMATCH.test(message.text()))
          .then((message) => message.text()),
        page.waitForEvent('pageerror', (error) => MISMATCH.test(error.message)).then((error) => error.message),
      ]);
      await page.goto(PATHS.about);
      expect(await told).toMatch(MISMATCH);
    });
  }
});

test('the built product reports a page with other text than React expects', async ({ page, allow }) => {
  allow('Minified React error #418');
  await page.route(PATHS.about, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('<h1 tabindex="-1">', '$&Planted ') });
  });
  const told = page.waitForEvent('pageerror');
  await page.goto(PATHS.about);
  expect((await told).message).toContain('#418');
});
