import { ADMIN, freePort, startApp } from './lib/app.mjs';
import { startDatabase } from './lib/database.mjs';

const TRIES = 200;
/** Of an account in an hour: RELIABILITY's promise, written out so that the run does not read it from what it tests. */
const CAP = 10;

/** P5: two replicas, each with many wrong passwords at once. */
export async function run() {
  const database = await startDatabase();
  const apps = [];
  for (let index = 0; index < 2; index++) {
    const env = { TRUST_PROXY: '1' };
    apps.push(await startApp({ databaseUrl: database.url, port: await freePort(), env }));
  }
  const guess = async ({ url }, index) => {
    const response = await fetch(`${url}/api/admin-login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${index}` },
      body: JSON.stringify({ email: ADMIN.email, password: `guess ${index}` }),
    });
    return { status: response.status, retryAfter: response.headers.get('Retry-After') };
  };
  const answers = await Promise.all(
    apps.flatMap((app) => Array.from({ length: TRIES }, (_, index) => guess(app, index))),
  );
  const tally = (status) => answers.filter((answer) => answer.status === status).length;
  const withoutWait = answers.filter(({ status, retryAfter }) => status === 429 && !retryAfter).length;
  for (const app of apps) app.kill('SIGTERM');
  await Promise.all(apps.map(({ exited }) => exited));
  await database.remove();
  return {
    kept: tally(401) === CAP && tally(429) === 2 * TRIES - CAP && withoutWait === 0,
    verdict: `2 replicas × ${TRIES} wrong passwords at once: ${tally(401)} looked at, ${tally(429)} answered 429, ${withoutWait} of them without Retry-After, ${answers.length - tally(401) - tally(429)} others`,
  };
}
