import type { APIRequestContext, Browser } from '@playwright/test';
import { jobPath, PATHS } from '#shared/catalogue';
import { NOT_FOUND_PAGE } from '#shared/content/addresses/program-pages';
import type { Job } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { adminToken, uniqueName } from './admin.ts';
import { CHROMIUM, expect, test, THOROUGH, visit } from './fixtures.ts';
import { FIRM, PAGES } from './site.ts';

const JOBS = `/api/${ENDPOINTS.jobs}`;

async function addJob(request: APIRequestContext): Promise<Job & { remove: () => Promise<void> }> {
  const headers = { Authorization: `Bearer ${await adminToken(request)}` };
  const data = {
    title: uniqueName('Welder'),
    position: 'Welder II',
    location: 'Gerona, Tarlac',
    fullDescription: 'Welds steel decks.\nReads drawings.',
    qualifications: '<ul><li>NC II</li><li>Two <b>years</b></li></ul>',
  };
  const response = await request.post(JOBS, { headers, data });
  expect(response.status()).toBe(201);
  const job = (await response.json()) as Job;
  const remove = async () => expect((await request.delete(`${JOBS}/${job._id}`, { headers })).status()).toBe(204);
  return { ...job, remove: async () => void (await remove()) };
}

async function withoutScripts(browser: Browser, baseURL: string | undefined, path: string) {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

test('one job is open at a time, and its APPLY in a new tab knows the position', async ({ page, context, request }) => {
  const [one, other] = [await addJob(request), await addJob(request)];
  await page.goto(PATHS.careers);
  const title = (job: Job) => page.getByRole('button', { name: job.title });
  await title(one).click();
  await expect(page.getByText('Reads drawings.')).toBeVisible();
  await title(other).click();
  await expect(title(one)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Reads drawings.')).toHaveCount(1);

  const apply = page.getByRole('link', { name: MESSAGES.careers.apply, exact: true });
  const tab = await context.newPage();
  await tab.goto((await apply.getAttribute('href'))!);
  await expect(tab).toHaveURL(`${PATHS.apply}?job=${other._id}`);
  await expect(tab.getByLabel('Position')).toHaveValue(other.title);
  await title(other).click();
  await expect(apply).toHaveCount(0);
});

test('a job has an address of its own, which comes to life without asking again', async ({ page, request }) => {
  const job = await addJob(request);
  const calls: string[] = [];
  page.on('request', (call) => call.url().includes(JOBS) && calls.push(call.url()));
  const response = await visit(page, jobPath(job._id));
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(`${job.title}, ${job.location} | ${FIRM.name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
  await expect(page.getByText('Reads drawings.')).toBeVisible();
  expect(calls).toEqual([]);

  await page.getByRole('link', { name: MESSAGES.careers.all }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.careers.heading);
  await page.getByRole('button', { name: job.title }).click();
  await page.getByRole('link', { name: 'View job' }).click();
  await expect(page).toHaveURL(jobPath(job._id));
  await expect(page.getByText('Reads drawings.')).toBeVisible();
  await page.getByRole('link', { name: MESSAGES.careers.apply, exact: true }).click();
  await expect(page.getByLabel('Position')).toHaveValue(job.title);
});

test('the first HTML of a job is whole: its head, its text and its posting', async ({ request }) => {
  const job = await addJob(request);
  const html = await (await request.get(jobPath(job._id))).text();
  const address = FIRM.site + jobPath(job._id);
  expect(html).toContain(`<title>${job.title}, ${job.location} | ${FIRM.name}</title>`);
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
  expect(html).toMatch(new RegExp(`<meta (name|property)="(og:)?description" content="[^"]*${job.title}`));
  expect(html).toContain('Welds steel decks.<br>Reads drawings.');
  expect(html).not.toContain('noindex');
  expect(html).not.toMatch(/~\w+~/);
  const posting = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(JSON.parse(posting)).toMatchObject({ '@type': 'JobPosting', title: job.title, url: address });
});

test(
  'without scripts the jobs are listed, and each can be read',
  CHROMIUM,
  async ({ browser, baseURL, request, allow }) => {
    allow('csp GET /assets/');
    const job = await addJob(request);
    const page = await withoutScripts(browser, baseURL, PATHS.careers);
    await expect(page.getByText(MESSAGES.careers.loading)).toBeHidden();
    const link = page.getByRole('link', { name: job.title });
    await expect(async () => {
      await page.reload(); // while the list is rendered anew, the server sends the old one
      await expect(link).toBeVisible({ timeout: 1000 });
    }).toPass();
    await link.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(job.title);
    for (const text of ['Welder II', 'Gerona, Tarlac', 'Reads drawings.', 'NC II']) {
      await expect(page.getByText(text, { exact: text !== 'Reads drawings.' }).first()).toBeVisible();
    }
    await page.goto(PATHS.rentals);
    await expect(page.getByText(MESSAGES.rentals.loading)).toBeHidden();
    await expect(page.getByRole('main').getByRole('listitem').first()).toContainText('Capacity');
    await page.context().close();
  },
);

test('a deleted job is the error page, with a way to the others', THOROUGH, async ({ page, request, allow }) => {
  const job = await addJob(request);
  await page.goto(jobPath(job._id));
  await job.remove();
  allow(`404 GET ${jobPath(job._id)}`);
  await expect.poll(async () => (await page.reload())?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NOT_FOUND_PAGE.heading);
  await page.getByRole('link', { name: MESSAGES.careers.all }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.careers.heading);
  await expect(page.getByRole('button', { name: job.title })).toHaveCount(0);
});

for (const [path, api, { loading, empty }, details] of [
  [PATHS.careers, JOBS, MESSAGES.careers, {}],
  [PATHS.rentals, `/api/${ENDPOINTS.rentals}`, MESSAGES.rentals, THOROUGH],
] as const) {
  test(
    `${path} says so when the API is late, then answers with a page, and recovers on Retry`,
    details,
    async ({ page, allow }) => {
      allow(`502 GET ${api}`);
      let answer: () => void = () => undefined;
      const late = new Promise<void>((resolve) => (answer = resolve));
      await page.route(`**${api}`, async (route) => {
        await late;
        await route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' });
      });
      await page.goto(path);
      await expect(page.getByText(loading)).toBeVisible();
      answer();
      await expect(page.getByText(empty)).toBeVisible();
      await page.unroute(`**${api}`);
      await page.getByRole('button', { name: 'Retry' }).click();
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    },
  );
}

test('the sitemap holds every public page and every job, and robots.txt leads to it', async ({ request }) => {
  const job = await addJob(request);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address.replace(FIRM.site, ''));
  const pages = PAGES.filter(({ unlisted }) => !unlisted).map(({ path }) => path);
  expect(listed.slice(0, pages.length)).toEqual(pages);
  expect(listed).toContain(jobPath(job._id));
  expect(listed.filter((path) => path.startsWith('/admin'))).toEqual([]);
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${FIRM.site}/sitemap.xml`);
  expect(robots).toContain('Disallow: /api/');
});
