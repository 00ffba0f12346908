import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { MESSAGES } from '#shared/messages';
import { addForm, fillSignIn, openDashboard, openTab, signInByForm, storedBy, uniqueName } from './admin.ts';
import { expect, test, THOROUGH } from './fixtures.ts';

test('a rental that the admin adds, edits and deletes does so on the public page', async ({ page, context }) => {
  const name = uniqueName('Crane');
  const renamed = uniqueName('Tower crane');
  const visitor = await context.newPage();
  const publicCard = (title: string) =>
    visitor.getByRole('listitem').filter({ has: visitor.getByRole('heading', { name: title }) });
  await signInByForm(page);

  const adding = await addForm(page, 'Add Rental');
  await adding.getByLabel('Equipment or vehicle name').fill(name);
  await adding.getByLabel('Capacity').fill('25 tons');
  await adding.getByRole('button', { name: 'Add Rental' }).click();
  const row = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: title }) });
  await expect(row(name)).toContainText('25 tons');
  await visitor.goto(PATHS.rentals);
  await expect(publicCard(name)).toContainText('25 tons');

  await row(name).getByRole('button', { name: 'Edit' }).click();
  const editing = page.getByRole('form', { name: `Edit ${name}` });
  await editing.getByLabel('Equipment or vehicle name').fill(renamed);
  await editing.getByRole('button', { name: 'Save' }).click();
  await expect(row(renamed)).toBeVisible();
  await visitor.reload();
  await expect(publicCard(renamed)).toContainText('25 tons');
  await expect(publicCard(name)).toHaveCount(0);

  await row(renamed).getByRole('button', { name: 'Delete' }).click();
  await expect(row(renamed)).toHaveCount(0);
  await visitor.reload();
  await expect(visitor.getByText(MESSAGES.rentals.loading)).toHaveCount(0);
  await expect(publicCard(renamed)).toHaveCount(0);
});

test('a job that the admin adds is in the public list', async ({ page }) => {
  const title = uniqueName('Welder');
  await openDashboard(page);
  await openTab(page, 'Careers');
  const adding = await addForm(page, 'Add Job');
  await adding.getByLabel('Job title').fill(title);
  await adding.getByLabel('Position').fill('Welder II');
  await adding.getByLabel('Location').fill('Gerona, Tarlac');
  await adding.getByLabel('Full description').fill('Welds steel decks.\nReads drawings.');
  await adding.getByLabel('Qualifications').fill('NC II');
  await adding.getByRole('button', { name: 'Add Job' }).click();
  await expect(page.getByRole('heading', { name: title })).toBeVisible();

  const jobs = await page.request.get(`/api/${ENDPOINTS.jobs}`);
  expect(await jobs.json()).toContainEqual(
    expect.objectContaining({ title, fullDescription: 'Welds steel decks.\nReads drawings.' }),
  );
});

test('a wrong password says that the credentials are invalid and stores nothing', async ({ page, allow }) => {
  allow(`401 POST /api/${ENDPOINTS.adminLogin}`);
  await fillSignIn(page, 'not the password');
  await expect(page.getByRole('alert')).toHaveText(MESSAGES.admin.invalid);
  expect(await storedBy(page)).toEqual({});
});

test('the dashboard sends a visitor to the sign-in page', async ({ page }) => {
  await page.goto(PATHS.adminDashboard);
  await expect(page).toHaveURL(PATHS.adminLogin);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(MESSAGES.admin.heading);
});

test('logging out forgets the session, here and on the server', async ({ page, request }) => {
  await signInByForm(page);
  const { adminToken } = await storedBy(page);
  await page.getByRole('button', { name: MESSAGES.admin.logout }).click();
  await expect(page).toHaveURL(PATHS.adminLogin);
  expect(await storedBy(page)).toEqual({});
  const asBefore = { headers: { Authorization: `Bearer ${adminToken}` } };
  await expect(async () => {
    expect((await request.get(`/api/${ENDPOINTS.adminSession}`, asBefore)).status()).toBe(401);
  }).toPass();
});

test(
  'a session that has ended elsewhere is told by an alert, and leads to the sign-in page',
  THOROUGH,
  async ({ page, request, allow }) => {
    allow('401 ');
    await signInByForm(page);
    const alerts: string[] = [];
    page.on('dialog', async (dialog) => {
      alerts.push(dialog.message());
      await dialog.accept();
    });
    const { adminToken } = await storedBy(page);
    // away from the dashboard, which would notice the ended session by itself
    await page.goto(PATHS.privacy);
    const ended = await request.delete(`/api/${ENDPOINTS.adminSession}`, {
      headers: { Authorization: `Bearer ${adminToken}` },
    });
    expect(ended.ok()).toBe(true);

    await page.goto(PATHS.adminDashboard);
    await expect(page).toHaveURL(PATHS.adminLogin);
    expect(alerts).toEqual([MESSAGES.admin.expired]);
    expect(await storedBy(page)).toEqual({});
  },
);
