/** LCP (ms) and CLS on a slow phone: a quarter of this machine's speed, and Lighthouse's slow 4G. */
import { keepInside, PHONE } from './weigh.mjs';

const SLOWER = 4;
const BITS = 8;
const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.6 * 1024 * 1024 * 0.9) / BITS,
  uploadThroughput: (750 * 1024 * 0.9) / BITS,
};

/** Runs in the page before its own scripts. */
const OBSERVE = `{
  const vitals = (window.vitals = { lcp: 0, element: '', cls: 0 });
  const on = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime, element }) => {
    vitals.lcp = startTime;
    vitals.element = element?.localName ?? '';
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value;
  });
}`;

/** Scrolls to the end in steps, so that content that loads on the way can cause layout shifts. */
const SCROLL_DOWN = `(async () => {
  for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight / 2) {
    scrollTo(0, top);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
})()`;

/** Slows down the CPU for a page that is opened after this. */
export async function slowProcessor(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return devtools;
}

/** Slows down CPU and network. */
export async function slowDown(page) {
  const devtools = await slowProcessor(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

export async function vitalsOf(browser, origin, path) {
  const context = await browser.newContext(PHONE);
  await keepInside(context, origin);
  const page = await context.newPage();
  await page.addInitScript(OBSERVE);
  await slowDown(page);
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const { lcp, element } = await page.evaluate('vitals');
  await page.evaluate(SCROLL_DOWN);
  const { cls } = await page.evaluate('vitals');
  await context.close();
  return { lcp: Math.round(lcp), element, cls: Number(cls.toFixed(4)) };
}
