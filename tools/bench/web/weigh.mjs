/** Bytes, as sent, that a phone fetches on the first visit to a page. */

import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';

const SIZE = { width: 412, height: 823 };
/** Lighthouse's phone. With a screen wider than the window, the browser would choose larger pictures before the layout. */
export const PHONE = { viewport: SIZE, screen: SIZE, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

const KINDS = { document: 'html', stylesheet: 'css', script: 'js', image: 'pictures', font: 'fonts' };
const TILES = /^https:\/\/tile\.openstreetmap\.org\/\d+\/\d+\/\d+\.png$/;
/** As large as a real one, because Lighthouse reports smaller ones as blurred. */
const TILE = { width: 256, height: 256, channels: 3, background: '#dde6e8' };
const drawTile = () => sharp({ create: TILE }).png().toBuffer();

/** Answers for the map's server and blocks other sites. @returns a list that gets the blocked addresses */
export async function keepInside(context, origin) {
  const foreign = [];
  const tile = await drawTile();
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => {
      const url = route.request().url();
      if (TILES.test(url)) return route.fulfill({ contentType: 'image/png', body: tile });
      foreign.push(url);
      return route.abort();
    },
  );
  return foreign;
}

/** Runs in the page: addresses of the pictures in the first viewport. */
const IN_SIGHT = `[...document.querySelectorAll('picture img')]
  .filter((image) => image.width > 0 && image.getBoundingClientRect().top < innerHeight)
  .map((image) => image.currentSrc)`;

/** `deferred` is script that the page's HTML does not name. `hero` is the largest picture in the first viewport. */
export async function weigh(browser, origin, path) {
  const context = await browser.newContext(PHONE);
  const requests = [];
  context.on('requestfinished', (request) => requests.push(request));
  const foreign = await keepInside(context, origin);
  const page = await context.newPage();
  const response = await page.goto(origin + path, { waitUntil: 'load' });
  const html = await response.text();
  // the scripts come when the page is idle, on a busy machine perhaps after half a second without any request
  while (await page.evaluate('Boolean(window.earlyPresses)')) await sleep(50);
  await page.waitForLoadState('networkidle');
  const seen = await page.evaluate(IN_SIGHT);
  const weight = { html: 0, css: 0, js: 0, deferred: 0, pictures: 0, fonts: 0, hero: 0, requests: 0, foreign };
  for (const request of requests.filter((finished) => finished.url().startsWith(origin))) {
    const bytes = (await request.sizes()).responseBodySize;
    weight.requests += 1;
    weight[kindOf(request, html)] += bytes;
    if (seen.includes(request.url())) weight.hero = Math.max(weight.hero, bytes);
  }
  await context.close();
  return weight;
}

function kindOf(request, html) {
  const kind = KINDS[request.resourceType()] ?? 'deferred';
  return kind === 'js' && !html.includes(new URL(request.url()).pathname) ? 'deferred' : kind;
}
