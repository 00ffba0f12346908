import type { Page } from '@playwright/test';
import { PATHS } from '#shared/catalogue';
import { projectPath } from '#shared/content/addresses/site';
import { MESSAGES } from '#shared/messages';
import { CHROMIUM, expect, holdScripts, PHONE, reload, test, THOROUGH, visit } from './fixtures.ts';

const PATH = projectPath('2020');
/** Projects of the sample's list of 2020, with a picture and without. */
const COURT = { id: 6, name: 'Multi-Purpose Covered Court, 420 sq.m', location: 'Cayaoan, Camiling, Tarlac' };
const FACILITY = 'Quarantine and Isolation Facility, 20 Rooms';

const opener = (page: Page, name = COURT.name) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page, name = COURT.name) => page.getByRole('dialog', { name });

const search = (page: Page) => page.getByRole('searchbox', { name: 'Find a project' });

/** Opens the list without its scripts. @returns lets them in */
async function openWithoutScripts(page: Page) {
  const letScriptsIn = await holdScripts(page);
  await page.goto(PATH, { waitUntil: 'commit' });
  return letScriptsIn;
}

async function openCourt(page: Page) {
  await visit(page, PATH);
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
}

async function expectClosed(page: Page) {
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(page).toHaveURL(PATH);
}

const PICTURE_WIDTH = 'document.querySelector("dialog img")?.naturalWidth ?? 0';

/** The narrowest file of a picture, used beside the names of projects. */
const SMALL = '-324.avif';

test('a project opens with its place and picture, which is fetched only then', PHONE, async ({ page, isMobile }) => {
  const fetched: string[] = [];
  page.on('request', (request) => request.resourceType() === 'image' && fetched.push(request.url()));
  await visit(page, PATH);
  const pictures = fetched.filter((url) => !url.endsWith('.svg'));
  expect(pictures.filter((url) => !url.endsWith(SMALL))).toEqual([]);
  if (isMobile) expect(pictures).toEqual([]); // phones list the names without pictures
  await opener(page).click();
  await expect(dialog(page).getByText(COURT.location)).toBeVisible();
  await expect.poll(() => page.evaluate(PICTURE_WIDTH)).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await opener(page, FACILITY).click();
  await expect(dialog(page, FACILITY).getByText(MESSAGES.projects.noImage)).toBeVisible();
});

test.describe('an open project closes, and the focus goes back to its name,', () => {
  test('on its button', THOROUGH, async ({ page }) => {
    await openCourt(page);
    await page.getByRole('button', { name: 'Close' }).click();
    await expectClosed(page);
  });

  test('on Escape', async ({ page }) => {
    await openCourt(page);
    await page.keyboard.press('Escape');
    await expectClosed(page);
  });

  test('on a click outside', THOROUGH, async ({ page }) => {
    await openCourt(page);
    await page.mouse.click(5, 5);
    await expectClosed(page);
  });

  test('on Back, which goes no further', THOROUGH, async ({ page }) => {
    await openCourt(page);
    await expect(page).toHaveURL(`${PATH}?project=${COURT.id}`);
    await page.goBack();
    await expectClosed(page);
    await page.goForward();
    await expect(dialog(page)).toBeVisible();
  });
});

test(
  'the neighbours of a project open with the arrow keys, and closing leads to the last one',
  THOROUGH,
  async ({ page }) => {
    await openCourt(page);
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page, 'Barangay Road with Triple-Barrel Box Culvert')).toBeVisible();
    await expect(page).toHaveURL(`${PATH}?project=${COURT.id + 1}`);
    await page.keyboard.press('Escape');
    await expect(opener(page, 'Barangay Road with Triple-Barrel Box Culvert')).toBeFocused();
    await expect(page).toHaveURL(PATH);
  },
);

test('a kind of work narrows a list, and Back widens it again', async ({ page }) => {
  await visit(page, PATH);
  await page.getByLabel('Type of work').selectOption('Schools');
  await expect(page).toHaveURL(`${PATH}?kind=Schools`);
  await expect(page.getByRole('status').filter({ hasText: 'of 34 projects' })).toBeVisible();
  await page.goBack();
  await expect(page.getByText(/^34 projects$/)).toBeVisible();
});

test('a kind of work that keys go through narrows the list on Enter', THOROUGH, async ({ page }) => {
  await visit(page, PATH);
  await page.getByLabel('Type of work').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page).toHaveURL(PATH);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\?kind=/);
  await expect(page.getByRole('status').filter({ hasText: 'of 34 projects' })).toBeVisible();
  await page.getByLabel('Type of work').focus();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Tab');
  await expect(page.getByText(/^34 projects$/)).toBeVisible();
});

test.describe('the search of all years', () => {
  const AT = PATHS.projects;

  test('is at one address, with all that is looked for', { tag: [CHROMIUM.tag, THOROUGH.tag] }, async ({ page }) => {
    await visit(page, `${AT}?kind=Bridges`);
    await expect(page.getByLabel('Type of work')).toHaveValue('Bridges');
    await search(page).fill('widening');
    await expect(page).toHaveURL(`${AT}?kind=Bridges&q=widening`);
    await expect(page.getByText(/^3 of 337 projects$/)).toBeVisible();
    await page.getByRole('button', { name: 'Bridge Widening and New Approach Slabs, 50 l.m.' }).click();
    await expect(page).toHaveURL(`${AT}?kind=Bridges&q=widening&project=2024-4`);
    await page.getByRole('dialog').getByRole('link', { name: '2024' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Completed Projects 2024' })).toBeVisible();
    await page.goBack();
    await page.goBack();
    await expect(page.getByText(/^3 of 337 projects$/)).toBeVisible();
  });

  test('shows more on demand, and fetches the list once', THOROUGH, async ({ page }) => {
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
    await visit(page, AT);
    await page.getByRole('button', { name: 'Show 24 more of 313' }).click();
    await expect(page.getByRole('main').getByRole('listitem').nth(24).getByRole('button')).toBeFocused();
    expect(fetched.filter((path) => path.startsWith('/content/'))).toEqual(['/content/all-projects.json']);
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('says the figures and leads to every list', THOROUGH, async ({ page, allow }) => {
      allow('csp GET /assets/');
      await page.goto(AT);
      await expect(page.getByText('years on record')).toBeVisible();
      await expect(page.getByRole('link', { name: '2024 26 projects' })).toBeVisible();
      await expect(page.getByRole('searchbox')).toBeHidden();
      await expect(page.getByText('Loading')).toBeHidden();
    });
  });
});

test('the focus stays inside an open project', THOROUGH, async ({ page }) => {
  await openCourt(page);
  for (let presses = 0; presses < 4; presses += 1) {
    await page.keyboard.press('Tab');
    const outside = 'document.activeElement !== document.body && !document.activeElement.closest("dialog")';
    expect(await page.evaluate(outside)).toBe(false);
  }
});

test('the page behind a project stays where it was', THOROUGH, async ({ page }) => {
  await visit(page, PATH);
  const last = opener(page, 'Installation of Precast Box Culvert Sections');
  await last.scrollIntoViewIfNeeded();
  const before = await page.evaluate('scrollY');
  await last.click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(PATH);
  expect(await page.evaluate('scrollY')).toBe(before);
  expect(before).toBeGreaterThan(0);
});

test('a link opens its project, and closing leaves the visitor on the page', CHROMIUM, async ({ page }) => {
  await page.goto('/about');
  await visit(page, `${PATH}?project=${COURT.id}`);
  await expect(dialog(page)).toBeVisible();
  await reload(page);
  await page.getByRole('button', { name: 'Close' }).click();
  await expectClosed(page);
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('a page carries its own rows, and a link fetches those of its own page only', THOROUGH, async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await visit(page, PATH);
  const data = () => fetched.filter((path) => path.startsWith('/content/'));
  expect(data()).toEqual([]);
  await page.getByRole('link', { name: 'Next 2021' }).press('Enter'); // a pointer would rest on the next link, whose page is fetched ahead
  await expect(page.getByRole('heading', { level: 1, name: 'Completed Projects 2021' })).toBeVisible();
  expect(data()).toEqual(['/content/project/2021-list.json']);
});

test('what is typed into the filter before the scripts come is not lost', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page);
  await search(page).fill('bridge');
  letScriptsIn();
  await expect(page.getByText('3 of 34 projects')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(5); // 3 projects and the headings of two tables
});

test('a kind of work chosen before the scripts come narrows the list with them', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page);
  await page.getByLabel('Type of work').selectOption('Schools');
  letScriptsIn();
  await expect(page).toHaveURL(`${PATH}?kind=Schools`);
  await expect(page.getByRole('status').filter({ hasText: 'of 34 projects' })).toBeVisible();
});

test('words and a kind of work chosen before the scripts come narrow the list together', async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page);
  await search(page).fill('zzzz');
  await page.getByLabel('Type of work').selectOption('Schools');
  letScriptsIn();
  await expect(page).toHaveURL(`${PATH}?q=zzzz&kind=Schools`);
  await expect(page.getByText('0 of 34 projects')).toBeVisible();
});

test('words and a project pressed before the scripts come are both in the address, and the words stay', async ({
  page,
}) => {
  const letScriptsIn = await openWithoutScripts(page);
  await search(page).fill('court');
  await opener(page).click();
  letScriptsIn();
  await expect(dialog(page)).toBeVisible();
  await expect(page).toHaveURL(`${PATH}?q=court&project=${COURT.id}`);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${PATH}?q=court`);
  await expect(search(page)).toHaveValue('court');
});

test(
  'a type of work and a project, both before the scripts come, are both in the address',
  THOROUGH,
  async ({ page }) => {
    const letScriptsIn = await openWithoutScripts(page);
    await page.getByLabel('Type of work').selectOption('Schools');
    await opener(page).click();
    letScriptsIn();
    await expect(dialog(page)).toBeVisible();
    await expect(page).toHaveURL(`${PATH}?kind=Schools&project=${COURT.id}`);
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(`${PATH}?kind=Schools`);
  },
);

test('of two projects pressed before the scripts come, the last one opens', THOROUGH, async ({ page }) => {
  const letScriptsIn = await openWithoutScripts(page);
  for (const name of [FACILITY, COURT.name]) await opener(page, name).click();
  letScriptsIn();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expectClosed(page);
});

test('words stay when a project is opened right after they were typed', THOROUGH, async ({ page }) => {
  await page.clock.install();
  await visit(page, PATH);
  await page.clock.pauseAt(Date.now() + 60_000);
  await search(page).fill('court');
  await opener(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(`${PATH}?q=court`);
  await expect(search(page)).toHaveValue('court');
});

test('on paper there are the names of the projects, and nothing to press', THOROUGH, async ({ page }) => {
  await visit(page, PATH);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(COURT.name)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Client' }).first()).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Next 2021' })).toBeHidden();
});

test.describe('without scripts', CHROMIUM, () => {
  test.use({ javaScriptEnabled: false });

  test('the whole list can be read, and there is no filter', async ({ page, allow }) => {
    allow('csp GET /assets/');
    await page.goto(PATH);
    await expect(page.getByRole('row')).toHaveCount(36); // 34 projects and the headings of two tables
    await expect(page.getByText(COURT.location)).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
