import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { startProbe } from '../lib/probe.mjs';

const KEYS = 12_800;
const AT_ONCE = 6;
const ROUNDS = 10;
const MOST_MS = 250;
const HEADER = 'a'.repeat(15_000);

const json = (value) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
});
const keys = Object.fromEntries(Array.from({ length: KEYS }, (_, index) => [index.toString(36), 1]));

/** What takes a library long for each byte of it. */
const CALLS = {
  keys: ['/api/offers', json(keys)],
  'keys in a list': ['/api/services', json({ name: Array.from({ length: KEYS }, () => ({ a: 1 })) })],
  'a list': ['/api/admin-login', json({ email: Array.from({ length: 40_000 }, () => 1) })],
  'one word of a token': ['/api/admin-session', { headers: { Authorization: HEADER } }],
  encodings: ['/careers', { headers: { 'Accept-Encoding': 'a,'.repeat(7_500) } }],
  ranges: ['/about', { headers: { Range: `bytes=${'0-0,'.repeat(3_500)}` } }],
  etags: ['/about', { headers: { 'If-None-Match': '"a",'.repeat(3_500) } }],
  parameters: [`/api/admin/submissions?${'a&'.repeat(7_000)}`, {}],
  slashes: [`/api${'/'.repeat(14_000)}`, {}],
};

/** P20: requests that are small and yet long for a library, six at once, while a probe asks for health. */
export async function run({ say }) {
  const database = await startDatabase();
  const app = await startApp({ databaseUrl: database.url, port: await freePort() });
  let slowest = 0;
  let broken = 0;
  for (const [what, [path, call]] of Object.entries(CALLS)) {
    const probe = startProbe(`${app.url}/api/health/live`, { every: 5 });
    const send = () =>
      fetch(app.url + path, call).then(
        ({ status }) => status,
        () => 0,
      );
    for (let round = 0; round < ROUNDS; round++) {
      const statuses = await Promise.all(Array.from({ length: AT_ONCE }, send));
      broken += statuses.filter((status) => status === 0 || status >= 500).length;
    }
    const seen = await probe.stop();
    slowest = Math.max(slowest, seen.slowest);
    say(`${what}: health within ${seen.slowest.toFixed(0)} ms`);
  }
  app.kill('SIGTERM');
  await app.exited;
  await database.remove();
  return {
    kept: slowest < MOST_MS && broken === 0,
    verdict: `${Object.keys(CALLS).length} kinds of long requests, ${AT_ONCE} at once: health within ${slowest.toFixed(0)} ms, ${broken} answered 5xx or not at all`,
  };
}
