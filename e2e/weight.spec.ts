import type { Browser, Request } from '@playwright/test';
import { PAGES, PATHS, projectPath } from '../shared/catalogue.ts';
import { ALIVE, expect, test } from './fixtures.ts';

/** What the first load of any public page may weigh, in bytes as sent. The goal for scripts is 82 KB. */
const BUDGET = { html: 12 * 1024, css: 12 * 1024, js: 96 * 1024 };

const KINDS = { document: 'html', stylesheet: 'css', script: 'js', image: 'pictures', font: 'fonts' } as const;
/** `later` is script that the page's HTML does not name: the map's, which comes once the page is alive. */
type Weight = Record<(typeof KINDS)[keyof typeof KINDS] | 'later', number>;

const isKind = (type: string): type is keyof typeof KINDS => type in KINDS;

/** The pages whose weight is told. */
const TOLD: string[] = [PATHS.home, PATHS.careers, PATHS.contact, projectPath('2024')];

/** What a first visit to the page fetches before anything is touched. */
async function weigh(browser: Browser, origin: string, path: string): Promise<Weight> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });
  const requests: Request[] = [];
  context.on('requestfinished', (request) => requests.push(request));
  await context.route(
    (url) => url.origin !== origin,
    (route) => route.abort(),
  );
  const response = await (await context.newPage()).goto(origin + path, ALIVE);
  const html = (await response?.text()) ?? '';
  const weight: Weight = { html: 0, css: 0, js: 0, later: 0, pictures: 0, fonts: 0 };
  for (const request of requests) {
    const type = request.resourceType();
    if (!isKind(type)) continue;
    expect(request.url(), `script of ${path}`).not.toContain('/admin-');
    const isLater = type === 'script' && !html.includes(new URL(request.url()).pathname);
    weight[isLater ? 'later' : KINDS[type]] += (await request.sizes()).responseBodySize;
  }
  await context.close();
  return weight;
}

function tell(name: string, weight: Weight) {
  const bytes = Object.entries(weight).map(([kind, value]) => `${kind} ${value}`);
  process.stdout.write(`first load  ${name.padEnd(20)} ${bytes.join('  ')}\n`);
}

test('the first load of every public page keeps to its budget', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const most: Weight = { html: 0, css: 0, js: 0, later: 0, pictures: 0, fonts: 0 };
  for (const { path } of PAGES.filter((page) => !page.unlisted)) {
    const weight = await weigh(browser, baseURL!, path);
    for (const kind of Object.keys(most) as (keyof Weight)[]) most[kind] = Math.max(most[kind], weight[kind]);
    for (const [kind, bytes] of Object.entries(BUDGET)) {
      expect(weight[kind as keyof Weight], `${kind} of ${path}`).toBeGreaterThan(0);
      expect(weight[kind as keyof Weight], `${kind} of ${path}`).toBeLessThanOrEqual(bytes);
    }
    if (TOLD.includes(path)) tell(path, weight);
  }
  tell('the most', most);
});
