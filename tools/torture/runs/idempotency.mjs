import { randomUUID } from 'node:crypto';
import { freePort } from '../../lib/free-port.mjs';
import { startApp } from '../lib/app.mjs';
import { startDatabase } from '../lib/database.mjs';
import { FORMS, requestOf } from '../lib/writers.mjs';

const [, INQUIRY] = FORMS;

const KEYS = 1000;
const PARALLEL = 5;
const AT_ONCE = 4;

async function post(url, key) {
  const form = INQUIRY(key);
  const response = await fetch(`${url}/api/${form.path}`, { method: 'POST', ...requestOf(form, key) });
  return response.status === 201 ? (await response.json()).reference : `status ${response.status}`;
}

/** P2: each of many keys is sent several times at once, to two replicas. */
export async function run({ say }) {
  const database = await startDatabase();
  const apps = [];
  for (let index = 0; index < 2; index++) {
    apps.push(await startApp({ databaseUrl: database.url, port: await freePort() }));
  }
  const keys = Array.from({ length: KEYS }, () => randomUUID());
  let unequal = 0;
  const work = async () => {
    for (let key = keys.pop(); key; key = keys.pop()) {
      const sent = Array.from({ length: PARALLEL }, (_, index) => post(apps[index % apps.length].url, key));
      const references = new Set(await Promise.all(sent));
      if (references.size !== 1 || [...references][0].startsWith('status')) unequal++;
      if (keys.length % 250 === 0) say(`${keys.length} keys left`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const [{ rows }] = await database.query('SELECT count(*)::int AS rows FROM submissions');
  for (const app of apps) app.kill('SIGTERM');
  await Promise.all(apps.map(({ exited }) => exited));
  await database.remove();
  return {
    kept: rows === KEYS && unequal === 0,
    verdict: `${KEYS} keys × ${PARALLEL} in parallel over 2 replicas: ${rows} rows, ${unequal} keys with unequal answers`,
  };
}
