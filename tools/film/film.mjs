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
import { STILLS } from './stills.mjs';

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
