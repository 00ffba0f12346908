/** `npm run film`: plays an owner's work, takes pictures of it and measures how long it takes. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readArguments, UsageError } from '../lib/arguments.mjs';
import { findChromium } from '../lib/browsers/browser.mjs';
import { say } from '../lib/load/say.mjs';
import { ADMIN, startProduct } from '../lib/product.mjs';
import { buildOrExit } from '../build/build.mjs';
import { handOn, saveScreenshot } from './hand.mjs';
import { SCENES } from './scenes.mjs';
import { adminCalls } from '../lib/load/http.mjs';
import { publishDrafts, setDraft } from '../lib/load/content.mjs';

const WIDE = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };

async function invitation(page) {
  await page.goto('/admin-dashboard?tab=people');
  const heading = page.getByText('Invite a person').first();
  await heading.waitFor();
  const form = page.getByRole('form', { name: 'Invite a person' });
  if (!(await form.isVisible())) await heading.click();
  await form.getByLabel('Email').fill('hr@eclar.example');
  await form.getByLabel(/^HR/).check();
  await form.getByRole('button', { name: 'Invite' }).click();
  await page.getByRole('heading', { name: 'Link for hr@eclar.example' }).waitFor();
}

async function twoFactor(page) {
  await page.goto('/admin-dashboard?tab=account');
  await page.getByRole('button', { name: 'Add an app' }).click();
  const form = page.getByRole('form', { name: 'Add an authenticator app' });
  await form.getByLabel('Current password').fill(ADMIN.password);
  await form.getByRole('button').first().click();
  await page.getByRole('img', { name: /QR/ }).scrollIntoViewIfNeeded();
}

async function activity(page, { url }) {
  const call = await adminCalls(url);
  await setDraft(call, 'about', ['mission'], 'To build what lasts.');
  await publishDrafts(call);
  const [job] = await (await call('jobs')).json();
  await call(`jobs/${job._id}`, { method: 'DELETE' });
  await page.goto('/admin-dashboard?tab=activity');
  await page.getByRole('tabpanel', { name: 'Activity' }).getByRole('listitem').first().waitFor();
}

async function meetingHours(page, { url }) {
  const call = await adminCalls(url);
  await setDraft(call, 'forms', ['meetingHours'], [{ days: 'Monday to Friday', opens: '09:00', closes: '16:00' }]);
  await publishDrafts(call);
  await page.evaluate('localStorage.clear()'); // shown to visitors
  await page.goto('/offers');
  await page.getByLabel('Service').selectOption({ index: 1 });
  const choices = page.getByText('Quick choices');
  await choices.waitFor();
  await choices.evaluate((element) => element.scrollIntoView({ block: 'center' }));
}

async function privacyNotice(page) {
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Edit this page' }).click();
  await page.getByRole('complementary', { name: 'Edit this page' }).getByText('Saved', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Who we are', exact: true }).click();
}

/** The subject of each, and the viewports in which it is taken. */
const STILLS = {
  'people-invitation': { show: invitation, viewports: [WIDE, PHONE] },
  'people-two-factor': { show: twoFactor, viewports: [WIDE, PHONE] },
  'people-activity': { show: activity, viewports: [WIDE, PHONE] },
  'meeting-hours': { show: meetingHours, viewports: [PHONE] },
  'privacy-notice': { show: privacyNotice, viewports: [WIDE] },
};

const FOLDER = join(import.meta.dirname, '../../docs/owner');
const VIEWPORT = { width: 1280, height: 800 };

const USAGE = `npm run film -- [scene or picture ...]

Plays scenes of an owner's work in a browser, at the pace of an unhurried person, and prints how long each takes. Saves their pictures,
and single pictures of other screens, in docs/owner.

  scenes    ${Object.keys(SCENES).join(', ')}
  pictures  ${Object.keys(STILLS).join(', ')}`;

function readNames(_values, names) {
  const all = [...Object.keys(SCENES), ...Object.keys(STILLS)];
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw new UsageError(`There is no scene or picture "${unknown}"`);
  return names.length > 0 ? names : all;
}

async function signIn(page) {
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL('**/admin-dashboard');
}

/** Does something on a new site, signed in, so that scenes do not depend on each other. */
async function onNewSite(browser, viewport, act) {
  const product = await startProduct();
  const context = await browser.newContext({ viewport, baseURL: product.url });
  const page = await context.newPage();
  await signIn(page);
  await act(page, product);
  await context.close();
  await product.stop();
}

async function play(browser, scene) {
  await onNewSite(browser, VIEWPORT, async (page, product) => {
    const hand = handOn(page, { folder: FOLDER, scene });
    await SCENES[scene](hand, product);
    const { seconds, clicks, keys } = hand.result();
    say(`${scene.padEnd(18)} ${seconds.toFixed(1).padStart(6)} s   ${clicks} clicks, ${keys} keys`);
  });
}

async function takeStill(browser, name) {
  const { show, viewports } = STILLS[name];
  for (const viewport of viewports)
    await onNewSite(browser, viewport, async (page, product) => {
      await show(page, product);
      await saveScreenshot(page, join(FOLDER, `${name}-${viewport.width}.jpg`));
    });
  say(name);
}

const names = readArguments({ command: 'film', usage: USAGE }, readNames);
await buildOrExit();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
for (const name of names) await (Object.hasOwn(SCENES, name) ? play : takeStill)(browser, name);
await browser.close();
