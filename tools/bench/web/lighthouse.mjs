/** Lighthouse with the defaults of its command: mobile, simulated throttling. Each score is the median of several runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { fetchTool } from '../../lib/packages/fetched.mjs';
import { freePort } from '../../lib/free-port.mjs';
import { keepInside } from './weigh.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PASSED = 0.9;

async function loadLighthouse() {
  const { resolve } = await fetchTool('lighthouse');
  return (await import(pathToFileURL(resolve('lighthouse')).href)).default;
}

/** Starts a browser in which Lighthouse opens its tabs. */
export async function openLighthouse({ executablePath, args, env }, origin) {
  const lighthouse = await loadLighthouse();
  const port = await freePort();
  const folder = await mkdtemp(join(tmpdir(), 'eclar-lighthouse-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
    env,
    viewport: null,
  });
  await keepInside(context, origin);
  return {
    audit: (path, runs) => audit(() => lighthouse(origin + path, optionsAt(port)), runs),
    close: () => context.close().then(() => rm(folder, { recursive: true, force: true })),
  };
}

const optionsAt = (port) => ({ port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES });

async function audit(look, runs) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(resultOf((await look()).lhr));
  const median = (value) => results.map(value).sort((one, other) => one - other)[Math.floor(runs / 2)];
  const scores = CATEGORIES.map((category) => [category, median((result) => result.scores[category])]);
  return {
    scores: Object.fromEntries(scores),
    fcp: Math.round(median(({ fcp }) => fcp)),
    lcp: Math.round(median(({ lcp }) => lcp)),
    tbt: Math.round(median(({ tbt }) => tbt)),
    cls: median(({ cls }) => cls),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}

function resultOf({ audits, categories, requestedUrl, runtimeError }) {
  if (runtimeError) throw new Error(`Lighthouse could not measure ${requestedUrl}: ${runtimeError.message}`);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
    failed: failedOf(audits, categories),
  };
}

/** Failed audits that count for the score. */
function failedOf(audits, categories) {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.map(({ id }) => id).filter((id) => audits[id].score !== null && audits[id].score < PASSED);
}
