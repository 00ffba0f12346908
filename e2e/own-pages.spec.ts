import { PATHS } from '#shared/catalogue';
import { bringAxe, expectNoViolations } from './axe.ts';
import { asVisitor, edit, panelOf, publish } from './editing.ts';
import { expect, MAP_TILES, THOROUGH, visit } from './fixtures.ts';
import { onOwnProduct } from './own-product.ts';

const test = onOwnProduct('own-pages');

const PAGE = '/pages/our-plant';

test(
  'an editor adds a page, previews it and publishes it, and removes it again',
  THOROUGH,
  async ({ page, browser, product, allow }) => {
    allow(MAP_TILES);
    allow(PAGE); // unpublished and removed pages are answered with 404
    await bringAxe(page);
    await edit(page, PATHS.privacy);
    const panel = panelOf(page);
    await panel.getByRole('button', { name: 'More' }).click();
    await panel.getByRole('button', { name: 'Add a page' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add a page' });
    await expectNoViolations(page);
    await dialog.getByLabel('Title').fill('Our plant');
    await dialog.getByLabel('Description').fill('What our plant in Gerona makes.');
    await dialog.getByRole('button', { name: 'Add the page' }).click();
    const title = page.getByRole('heading', { level: 1, name: 'Our plant' });
    await expect(title).toBeVisible();

    const kinds = panel.getByRole('group', { name: 'Add a block' });
    await kinds.getByRole('button', { name: 'Text' }).click();
    await page.keyboard.insertText('Concrete for [every site](/rmc).\n- Ready mix\n- Vibro');
    await kinds.getByRole('button', { name: 'PDF to download' }).click();
    await page.keyboard.insertText('Price list');
    const pdf = Buffer.from('%PDF-1.4\nstartxref\n0\n%%EOF\n');
    await panel.getByLabel('PDF').setInputFiles({ name: 'Prices.pdf', mimeType: 'application/pdf', buffer: pdf });
    const link = page.getByRole('main').getByRole('link', { name: 'Price list (PDF, 0.1 MB)' });
    await expect(link).toBeVisible();
    await expectNoViolations(page);

    await panel.getByRole('button', { name: 'Preview' }).click();
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1, name: 'Our plant' })).toBeVisible();
    await page.keyboard.press('Escape');
    await publish(page);
    await asVisitor(browser, product.url, async (visitor) => {
      await bringAxe(visitor);
      await visit(visitor, PAGE);
      await expectNoViolations(visitor);
      const saving = visitor.waitForEvent('download');
      await visitor.getByRole('link', { name: /^Price list/ }).click();
      expect((await saving).suggestedFilename()).toBe('Prices.pdf');
      expect(await (await visitor.request.get('/sitemap.xml')).text()).toContain(PAGE);
    });

    await panel.getByRole('button', { name: 'Remove this page' }).click();
    await expect(page).toHaveURL(PATHS.home);
    await publish(page);
    expect((await page.request.get(PAGE)).status()).toBe(404);
  },
);
