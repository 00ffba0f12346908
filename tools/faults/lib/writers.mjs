import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { FORMS, send } from '../../lib/load/forms.mjs';
import { atOnce } from '../../lib/load/calls.mjs';

const PAUSE_MS = 50;
const GIVE_UP_MS = 10_000;
const LONGEST_SILENCE_MS = 60_000;

/**
 * Visitors who send one form after the other. As in the browser, each form has its own idempotency key and is sent again with it until
 * it is acknowledged. `visitor` returns headers that identify a visitor. `acknowledged` is the writers' log: the reference by the name
 * in the form.
 */
export function startWriters({ url, count, visitor = () => ({}), onAnswer = () => undefined }) {
  const acknowledged = new Map();
  const statuses = {};
  let slowest = 0;
  let stopping = false;

  const attempt = async (form, key) => {
    const response = await send(url, form, { key, headers: visitor() }, AbortSignal.timeout(GIVE_UP_MS));
    return { status: response.status, receipt: await response.json() };
  };
  const write = async (form, name, key) => {
    while (!stopping) {
      const began = performance.now();
      const { status, receipt } = await attempt(form, key).catch(() => ({ status: 0 }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      slowest = Math.max(slowest, performance.now() - began);
      onAnswer({ status, began });
      if (status === 201) return void acknowledged.set(name, receipt.reference);
      await pause(PAUSE_MS);
    }
  };
  const working = atOnce(count, async (seed) => {
    for (let index = seed; !stopping; index++) {
      const name = randomUUID();
      await write(FORMS[index % FORMS.length](name), name, randomUUID());
    }
  });
  return {
    acknowledged,
    statuses,
    slowest: () => slowest,
    /** Waits for the next acknowledgement. @throws if the application has ended, or none comes for a minute */
    async goOn({ exited, lastWords }) {
      const before = acknowledged.size;
      let ended = false;
      void exited.then(() => (ended = true));
      for (const end = Date.now() + LONGEST_SILENCE_MS; acknowledged.size === before; await pause(20)) {
        if (ended || Date.now() > end)
          throw new Error(`the application acknowledges no more forms. Its last output:\n${lastWords()}`);
      }
    },
    async stop() {
      stopping = true;
      await working;
    },
  };
}

/** Compares the writers' log with the database, resumes included. */
export async function audit(database, acknowledged) {
  const rows = await database.query(
    `SELECT name, reference, kind, octet_length(content) AS bytes FROM submissions LEFT JOIN resumes ON application_id = id`,
  );
  const stored = new Map(rows.map(({ name }) => [name, []]));
  for (const row of rows) stored.get(row.name).push(row);
  const isWhole = ({ kind, bytes }) => kind !== 'application' || bytes > 0;
  const isKept = ([name, reference]) => stored.get(name)?.some((row) => row.reference === reference && isWhole(row));
  const lost = [...acknowledged].filter((one) => !isKept(one)).length;
  const duplicated = [...stored.values()].filter((same) => same.length > 1).length;
  return [
    [acknowledged.size > 0, `${acknowledged.size} acknowledged`],
    [lost === 0, `${lost} lost`],
    [duplicated === 0, `${duplicated} stored twice`],
  ];
}
