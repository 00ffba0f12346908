/** Scenes of an owner's and a clerk's work. Each begins on a page, signed in. */
import { adminCalls } from '../lib/load/http.mjs';
import { clerk } from './clerk.mjs';
import { photograph, workbook } from './files.mjs';
import { panelOf, publish } from './hand.mjs';
import { newFirm } from './new-firm.mjs';
import { publishDrafts, setDraft } from '../lib/load/content.mjs';

const edit = (page) => page.getByRole('button', { name: 'Edit this page' });

async function telephone(hand) {
  const { page } = hand;
  await page.goto('/contact');
  await edit(page).waitFor();
  await hand.shoot();
  hand.start();
  await hand.click(edit(page));
  const panel = panelOf(page);
  await panel.getByText('Saved', { exact: true }).waitFor();
  await hand.shoot();
  await hand.click(panel.getByRole('button', { name: 'Add a phone number' }));
  await hand.type(panel.getByLabel('Number', { exact: true }), '(045) 931 0042');
  await hand.shoot();
  await publish(hand);
  await hand.shoot();
}

/** Another editor changes the same text meanwhile. */
async function conflict(hand, { url }) {
  const { page } = hand;
  await page.goto('/about');
  hand.start();
  await hand.click(edit(page));
  const panel = panelOf(page);
  const mission = panel.getByRole('textbox', { name: 'Mission' });
  await mission.waitFor();
  await setDraft(await adminCalls(url), 'about', ['mission'], 'We build roads that outlast those who ordered them.');
  await hand.type(mission, 'We build roads that last.');
  await panel.getByRole('button', { name: 'Keep mine' }).waitFor();
  await hand.shoot();
  await hand.click(panel.getByRole('button', { name: 'Keep mine' }));
  await panel.getByText('Saved', { exact: true }).waitFor();
  await hand.shoot();
}

/** Restores a text after a wrong one was published. */
async function restore(hand, { url }) {
  const { page } = hand;
  const call = await adminCalls(url);
  for (const mission of ['To build what lasts.', 'tO bUiLd WhAt']) {
    await setDraft(call, 'about', ['mission'], mission);
    await publishDrafts(call);
  }
  await page.goto('/about');
  hand.start();
  await hand.click(edit(page));
  const panel = panelOf(page);
  await panel.getByText('Saved', { exact: true }).waitFor();
  await hand.click(panel.getByRole('button', { name: 'History', exact: true }));
  const history = page.getByRole('dialog', { name: 'History' });
  await history
    .getByRole('button', { name: /Restore/ })
    .first()
    .waitFor();
  await hand.shoot();
  await hand.click(history.getByRole('button', { name: /Restore/ }).nth(1));
  await panel.getByText('Saved', { exact: true }).waitFor();
  await hand.shoot();
  await publish(hand);
  await hand.shoot();
}

/** Adds a finished project with a phone's photograph. */
async function project(hand) {
  const { page } = hand;
  await page.goto('/project/2025-list');
  hand.start();
  await hand.click(edit(page));
  await hand.click(page.getByRole('main').getByRole('button', { name: 'Add a project' }));
  const form = page.getByRole('dialog', { name: 'Add a project to 2025' });
  await hand.type(form.getByLabel('Project', { exact: true }), 'Concreting of Barangay Road, Sta. Lucia');
  await hand.type(form.getByLabel('Location'), 'Gerona, Tarlac');
  await hand.type(form.getByLabel('Client'), 'Municipality of Gerona');
  await hand.shoot();
  await hand.click(form.getByRole('button', { name: 'Choose a picture' }));
  const library = page.getByRole('dialog', { name: 'Picture: choose a picture' });
  await hand.upload(library.getByLabel('Upload pictures'), await photograph());
  await form.getByRole('button', { name: 'Choose another picture' }).waitFor({ timeout: 30_000 });
  await hand.shoot();
  await hand.type(form.getByLabel('Alternative text'), 'The new road, with the school behind it');
  await hand.shoot();
  await hand.click(form.getByRole('button', { name: 'Add project' }));
  await publish(hand);
  await hand.shoot();
}

/** Imports 300 rows from Excel, three of them invalid. */
async function importing(hand) {
  const { page } = hand;
  await page.goto('/project/2025-list');
  hand.start();
  await hand.click(edit(page));
  await hand.click(page.getByRole('main').getByRole('button', { name: 'Open as a spreadsheet' }));
  const sheet = page.getByRole('dialog', { name: 'Projects 2025' });
  await hand.click(sheet.getByRole('button', { name: 'Import' }));
  const dialog = page.getByRole('dialog', { name: 'Import a file' });
  await hand.upload(dialog.getByLabel('File', { exact: true }), await workbook());
  await dialog.getByText('297 of 300 rows can be imported; 3 cannot.').waitFor();
  await hand.shoot();
  await hand.click(dialog.getByRole('button', { name: 'Import 297 projects' }));
  await sheet.getByText('297 projects imported').waitFor();
  await hand.shoot();
  await hand.click(sheet.getByRole('button', { name: 'Close', exact: true }).first());
  await publish(hand);
  await hand.shoot();
}

export const SCENES = { telephone, project, import: importing, conflict, restore, 'new-firm': newFirm, clerk };
