import type { APIRequestContext, Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import type { Job, JobInput } from '#shared/contract';
import { adminToken } from './admin.ts';
import { expect, THOROUGH } from './fixtures.ts';
import { onOwnProduct } from './own-product.ts';
import { DISGUISES, HOSTILE_TEXTS } from './hostile-texts.ts';

/** A separate product: the tests fill its pages with hostile texts. */
const test = onOwnProduct('hostile');

/** Each text is in a field shown as HTML; the plain-text fields hold others. */
function hostileJobs(): JobInput[] {
  const at = (index: number) => HOSTILE_TEXTS[index % HOSTILE_TEXTS.length];
  const plain = (index: number) => at(index).replaceAll(/\s+/g, ' ');
  return Array.from({ length: Math.ceil(HOSTILE_TEXTS.length / 2) }, (_, index) => ({
    title: `${index} ${plain(index)}`.slice(0, 200),
    position: plain(index + 1).slice(0, 200),
    location: plain(index + 2).slice(0, 300),
    fullDescription: `Work. ${at(2 * index)}`,
    qualifications: `Skill. ${at(2 * index + 1)}`,
  }));
}

async function addJobs(request: APIRequestContext): Promise<Job[]> {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const jobs: Job[] = [];
  for (const data of hostileJobs()) {
    const response = await request.post('/api/jobs', { headers, data });
    expect(response.status()).toBe(201);
    jobs.push((await response.json()) as Job);
  }
  return jobs;
}

/** Fails on every dialog and every executed script. The fixture fails on errors that the browser logs. */
function watchScripts(page: Page) {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return async () => {
    expect(await page.evaluate<boolean>('window.hit !== undefined')).toBe(false);
    expect(dialogs).toEqual([]);
  };
}

/**
 * Opens one card after the other inside the page, hundreds of times faster than from the test. Returns how many showed both texts, and the
 * event handlers found in cards.
 */
const OPEN_ALL = `(async () => {
  const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  const isHandler = (name) => name.startsWith('on');
  const handlers = [];
  let shown = 0;
  for (const toggle of document.querySelectorAll('main button[aria-expanded]')) {
    if (!/^\\d/.test(toggle.innerText)) continue; // a sample
    toggle.click();
    const card = toggle.closest('li');
    for (let tries = 0; tries < 300 && !(/Work\\./.test(card.innerText) && /Skill\\./.test(card.innerText)); tries++) await drawn();
    if (/Work\\./.test(card.innerText) && /Skill\\./.test(card.innerText)) shown++;
    for (const element of card.querySelectorAll('*')) handlers.push(...element.getAttributeNames().filter(isHandler));
  }
  return { shown, handlers };
})()`;

async function openEveryCard(page: Page, count: number) {
  // the page has hundreds of texts before its scripts ask for the list
  const list = page.waitForResponse('**/api/jobs', { timeout: 120_000 });
  await page.goto(PATHS.careers);
  await list;
  await expect(page.getByRole('main').getByRole('listitem').getByRole('heading').first()).toBeVisible();
  expect(await page.evaluate(OPEN_ALL)).toEqual({ shown: count, handlers: [] });
}

/**
 * Reports about the inert document in which the cleaner parses a text; nothing runs there. Chromium 147 reports no handler there, 156 does,
 * and older versions begin each report with `Refused to`. `openEveryCard` finds handlers in cards.
 */
const REPORTED_OF_CLEANING = [
  'console: Applying inline style',
  'console: Refused to apply inline style',
  'console: Executing inline event handler',
  'console: Refused to execute inline event handler',
  "console: Setting the document's base URI",
  "console: Refused to set the document's base URI",
];

test('no text of a job runs, reaches another site or breaks a page', THOROUGH, async ({ page, request }) => {
  expect(HOSTILE_TEXTS.length).toBeGreaterThanOrEqual(500);
  const expectNothingRan = watchScripts(page);
  const jobs = await addJobs(request);
  await openEveryCard(page, jobs.length);
  await expectNothingRan();
  // the server renders these texts; each vector is in one of them
  for (const { _id } of jobs.filter((_, index) => index % DISGUISES.length === 0)) {
    await page.goto(`${PATHS.careers}/${_id}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectNothingRan();
  }
});

test(
  'the browser cleans a text once more, should the server ever send one as it came',
  THOROUGH,
  async ({ page, allow }) => {
    REPORTED_OF_CLEANING.forEach(allow);
    const expectNothingRan = watchScripts(page);
    const jobs = hostileJobs().map((job, index): Job => ({ _id: String(index), ...job }));
    await page.route('**/api/jobs', (route) => route.fulfill({ json: jobs }));
    await openEveryCard(page, jobs.length);
    await expectNothingRan();
  },
);
