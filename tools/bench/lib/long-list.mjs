import { publishDrafts, stateOf } from '../../lib/load/content.mjs';
import { adminCalls } from '../../lib/load/http.mjs';
import { openInEditMode } from './open-editor.mjs';

/** Publishes a list of `rows` projects, all in the last period. @returns the path of its page */
export async function publishLongList(url, rows) {
  const call = await adminCalls(url);
  const { content } = await stateOf(call);
  const some = content.projects.periods.flatMap(({ completed }) => completed);
  const completed = Array.from({ length: rows }, (_, index) => ({ ...some[index % some.length], id: index + 1 }));
  const periods = content.projects.periods.slice(0, -1);
  const last = { ...content.projects.periods.at(-1), completed, subcontracted: [] };
  const body = { ...content.projects, periods: [...periods, last] };
  await call('admin/content/drafts/projects', { method: 'PUT', body: { body, revision: null } });
  await publishDrafts(call);
  return `/project/${last.name}-list`;
}

const inPanel = (page) => page.locator('aside[data-editor] :is(input:not([type]), input[type=text], textarea)').first();

async function inSheet(page) {
  await page.getByRole('button', { name: 'Open as a spreadsheet' }).first().click();
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('F2');
  return page.locator('[role=grid] input');
}

async function onPage(page) {
  const cell = page.locator('td[data-edit$=".location"]').nth(3);
  await cell.click();
  return cell;
}

/** Fields beside or in a long list. */
export const FIELDS = { 'in the panel': inPanel, 'in the spreadsheet': inSheet, 'in a cell of the page': onPage };

const LETTERS = 'abcdefghij';
const RESTING_MS = 1500; // until the work that a press started is done
const BETWEEN_MS = 150; // a quick typist

/** Runs in the page: records the milliseconds from each key press to the end of the frame that shows its letter. */
const WATCH = `addEventListener('keydown', ({ timeStamp }) => requestAnimationFrame(() => {
  const shown = new MessageChannel();
  shown.port1.onmessage = () => window.letters.push(performance.now() - timeStamp);
  shown.port2.postMessage(undefined);
}), true); window.letters = [];`;

/** Types letters into a field while the page is edited. @returns the milliseconds of each */
export async function timeLetters(browser, url, token, { path, width, slower, field }) {
  const { page, devtools, close } = await openInEditMode(browser, url, token, {
    path,
    width,
    isHovered: true,
    slower: 1,
  });
  await (await FIELDS[field](page)).focus();
  await page.waitForTimeout(RESTING_MS);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slower });
  await page.evaluate(WATCH);
  for (const key of LETTERS) {
    await page.keyboard.press(key);
    await page.waitForTimeout(BETWEEN_MS);
  }
  const letters = await page.evaluate('window.letters');
  await close();
  return letters;
}
