/** Lighthouse as its command runs it: mobile, simulated throttling, each score the median of some runs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../lib/free-port.mjs';
import { keepInside } from './weigh.mjs';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
const PASSED = 0.9;

/** A browser that Lighthouse may open its tabs in. */
export async function openLighthouse({ executablePath, args, env }, origin) {
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
    audit: (path, runs) => audit(origin + path, port, runs),
    close: () => context.close().then(() => rm(folder, { recursive: true, force: true })),
  };
}

async function audit(url, port, runs) {
  const results = [];
  for (let run = 0; run < runs; run++) results.push(await auditOnce(url, port));
  const median = (value) => results.map(value).sort((one, other) => one - other)[Math.floor(runs / 2)];
  const scores = CATEGORIES.map((category) => [category, median((result) => result.scores[category])]);
  return {
    scores: Object.fromEntries(scores),
    lcp: Math.round(median(({ lcp }) => lcp)),
    cls: median(({ cls }) => cls),
    failed: [...new Set(results.flatMap(({ failed }) => failed))],
  };
}

async function auditOnce(url, port) {
  const options = { port, output: 'json', logLevel: 'error', onlyCategories: CATEGORIES };
  const { audits, categories, runtimeError } = (await lighthouse(url, options)).lhr;
  if (runtimeError) throw new Error(`Lighthouse could not measure ${url}: ${runtimeError.message}`);
  return {
    scores: Object.fromEntries(CATEGORIES.map((name) => [name, Math.round(categories[name].score * 100)])),
    lcp: audits['largest-contentful-paint'].numericValue,
    cls: Number(audits['cumulative-layout-shift'].numericValue.toFixed(4)),
    failed: failedOf(audits, categories),
  };
}

/** What counts and has not passed. */
function failedOf(audits, categories) {
  const counted = Object.values(categories).flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
  return counted.map(({ id }) => id).filter((id) => audits[id].score !== null && audits[id].score < PASSED);
}
