/** `npm run film`: plays an owner's work, takes pictures of it and measures how long it takes. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { readArguments, UsageError } from '../lib/arguments.mjs';
import { findChromium } from '../lib/browser.mjs';
import { say } from '../lib/load/say.mjs';
import { ADMIN, startProduct } from '../lib/product.mjs';
import { buildOrExit } from '../build/build.mjs';
import { handOn } from './hand.mjs';
import { SCENES } from './scenes.mjs';

const FOLDER = join(import.meta.dirname, '../../docs/owner');
const VIEWPORT = { width: 1280, height: 800 };

const USAGE = `npm run film -- [scene ...]

Plays scenes of an owner's work in a browser, at the pace of an unhurried person. Saves pictures in docs/owner and prints how long
each scene takes. The scenes: ${Object.keys(SCENES).join(', ')}.`;

function readScenes(_values, names) {
  const unknown = names.find((name) => !Object.hasOwn(SCENES, name));
  if (unknown !== undefined) throw new UsageError(`There is no scene "${unknown}"`);
  return names.length > 0 ? names : Object.keys(SCENES);
}

async function signIn(page) {
  await page.goto('/admin-login');
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel('Password').fill(ADMIN.password);
  await page.getByRole('button', { name: /log ?in/i }).click();
  await page.waitForURL('**/admin-dashboard');
}

/** Plays a scene on a new site, so that scenes do not depend on each other. */
async function play(browser, scene) {
  const product = await startProduct();
  const context = await browser.newContext({ viewport: VIEWPORT, baseURL: product.url });
  const page = await context.newPage();
  await signIn(page);
  const hand = handOn(page, { folder: FOLDER, scene });
  await SCENES[scene](hand, product);
  await context.close();
  await product.stop();
  return hand.result();
}

const scenes = readArguments({ command: 'film', usage: USAGE }, readScenes);
await buildOrExit();
const { executablePath, args, env } = await findChromium();
const browser = await chromium.launch({ executablePath, args, env });
for (const scene of scenes) {
  const { seconds, clicks, keys } = await play(browser, scene);
  say(`${scene.padEnd(12)} ${seconds.toFixed(1).padStart(6)} s   ${clicks} clicks, ${keys} keys`);
}
await browser.close();
