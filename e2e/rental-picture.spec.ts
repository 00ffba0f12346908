import { join } from 'node:path';
import { PATHS } from '#shared/catalogue';
import { ENDPOINTS } from '#shared/endpoints';
import { addForm, adminToken, openDashboard, uniqueName } from './admin.ts';
import { bringAxe, expectNoViolations } from './axe.ts';
import { expect, test, THOROUGH } from './fixtures.ts';

const PHOTOGRAPH = join(import.meta.dirname, '../client/src/pictures/services/service-built.jpg');

test('a rental is added with a photograph that visitors see', THOROUGH, async ({ page, context }) => {
  await bringAxe(page);
  const vehicleName = uniqueName('Crane');
  await openDashboard(page);
  const form = await addForm(page, 'Add Rental');
  await form.getByLabel('Equipment or vehicle name').fill(vehicleName);
  await form.getByLabel('Capacity').fill('25 tons');
  await form.getByRole('button', { name: 'Choose a picture' }).click();
  const dialog = page.getByRole('dialog', { name: 'Picture: choose a picture' });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByLabel('Upload pictures').setInputFiles(PHOTOGRAPH);
  await expect(form.getByRole('img')).toBeVisible({ timeout: 30_000 });
  await form.getByRole('button', { name: 'Add Rental' }).click();
  const row = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: vehicleName }) });
  await expect(row.getByRole('img')).toBeVisible();

  const visitor = await context.newPage();
  await bringAxe(visitor);
  await visitor.goto(PATHS.rentals);
  const picture = visitor.getByRole('img', { name: vehicleName });
  await picture.scrollIntoViewIfNeeded();
  const width = () => picture.evaluate((image) => (image as unknown as { naturalWidth: number }).naturalWidth);
  await expect.poll(width).toBeGreaterThan(0);
  await expectNoViolations(visitor);
  const headers = { Authorization: `Bearer ${await adminToken(page.request)}` };
  const rentals = (await (await page.request.get(`/api/${ENDPOINTS.rentals}`)).json()) as {
    _id: string;
    vehicleName: string;
  }[];
  const { _id } = rentals.find((rental) => rental.vehicleName === vehicleName)!;
  await page.request.delete(`/api/${ENDPOINTS.rentals}/${_id}`, { headers });
});
