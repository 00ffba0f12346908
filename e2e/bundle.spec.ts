import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { PROJECT_PERIODS } from '../shared/catalogue.ts';

const ROOT = join(import.meta.dirname, '..');
const CLIENT = join(ROOT, 'dist/client');
/** Where an object can have the key. */
const CODE = /\.(js|json|map)$/;
const TEXT = /\.(html|js|css|json|xml|txt|svg|map)$/;

async function builtFiles() {
  const names = (await readdir(CLIENT, { recursive: true })).filter((name) => TEXT.test(name));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(CLIENT, name), 'utf8') })));
}

/** As it is written in the files of client/src/content/projects: `12_684_730.55`. */
async function writtenCosts() {
  const files = PROJECT_PERIODS.map((period) => join(ROOT, `client/src/content/projects/${period}.ts`));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return texts.flatMap((text) => [...text.matchAll(/\bcost: ([\d_.]+)/g)].map(([, cost]) => cost));
}

/** The ways to write a number: as in the files, bare, and with commas. */
const spellings = (cost: string) => [cost, cost.replaceAll('_', ''), cost.replaceAll('_', ',')];

test('the cost of no project is in any file that the browser can get', async () => {
  const costs = await writtenCosts();
  expect(costs.length).toBeGreaterThan(200);
  const wanted = new Set(costs.flatMap(spellings));
  for (const { name, text } of await builtFiles()) {
    const numbers = text.match(/\d[\d_,]*\d(\.\d+)?/g) ?? [];
    expect({ name, costs: numbers.filter((number) => wanted.has(number)) }).toEqual({ name, costs: [] });
    if (CODE.test(name))
      expect({ name, keys: text.match(/[{,]\s*["']?cost["']?\s*:/gi) ?? [] }).toEqual({ name, keys: [] });
  }
});

test('no source map goes with the scripts', async () => {
  const files = await builtFiles();
  expect(files.filter(({ name, text }) => name.endsWith('.map') || text.includes('sourceMappingURL='))).toEqual([]);
});
