import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 50;
const GIVE_UP_MS = 10_000;
const LONGEST_SILENCE_MS = 60_000;

/** So many bytes that begin and end as a PDF. */
export function pdfOf(bytes) {
  const [start, end] = ['%PDF-1.4\n', '\nstartxref\n0\n%%EOF\n'];
  return Buffer.from(start + 'x'.repeat(bytes - start.length - end.length) + end);
}

const pdf = pdfOf(57_000);

/** The records of the build that is tried. */
const { FORMS: RECORDS } = await import('../../../dist/server/shared/forms/forms.js');
const { sampleOf } = await import('../../../dist/server/shared/forms/sample.js');

const filled = (record, name) => ({ path: record.endpoint, body: { ...sampleOf(record), name } });

/** What a visitor sends, by the name in it. */
export const FORMS = [
  (marker) => filled(RECORDS.quote, marker),
  (marker) => filled(RECORDS.inquiry, marker),
  (marker, file = pdf) => ({ ...filled(RECORDS.application, marker), file }),
];

export function requestOf({ body, file }, key) {
  const headers = { 'Idempotency-Key': key };
  if (!file) return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) form.append(name, value);
  form.append('resume', new Blob([file]), 'resume.pdf');
  return { headers, body: form };
}

/**
 * Visitors that send one form after the other, as the browser does: each under a key of its own, and again under the
 * same key until it is acknowledged. `visitor` gives the headers that tell one from another. `acknowledged` is their own log, by the marker that stands in the form's name.
 */
export function startWriters({ url, count, file = pdf, visitor = () => ({}), onAnswer = () => undefined }) {
  const acknowledged = new Map();
  const statuses = {};
  let stopping = false;

  const send = async (form, key) => {
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const { headers, body } = requestOf(form, key);
    const call = { method: 'POST', signal, headers: { ...headers, ...visitor() }, body };
    const response = await fetch(`${url}/api/${form.path}`, call);
    return { status: response.status, receipt: await response.json() };
  };
  const write = async (form, marker, key) => {
    while (!stopping) {
      const began = performance.now();
      const { status, receipt } = await send(form, key).catch(() => ({ status: 0 }));
      statuses[status] = (statuses[status] ?? 0) + 1;
      onAnswer({ status, ms: performance.now() - began });
      if (status === 201) return void acknowledged.set(marker, receipt.reference);
      await pause(PAUSE_MS);
    }
  };
  const work = async (seed) => {
    for (let index = seed; !stopping; index++) {
      const marker = randomUUID();
      await write(FORMS[index % FORMS.length](marker, file), marker, randomUUID());
    }
  };
  const working = Array.from({ length: count }, (_, index) => work(index));
  return {
    acknowledged,
    statuses,
    /** Waits for the next acknowledgement. @throws when the application has ended, or none comes for a minute */
    async goOn({ exited, lastWords }) {
      const before = acknowledged.size;
      let ended = false;
      void exited.then(() => (ended = true));
      for (const end = Date.now() + LONGEST_SILENCE_MS; acknowledged.size === before; await pause(20)) {
        if (ended || Date.now() > end)
          throw new Error(`The application does not go on. Its last words:\n${lastWords()}`);
      }
    },
    async stop() {
      stopping = true;
      await Promise.all(working);
    },
  };
}

/** Compares the writers' own log with what the database holds. */
export async function audit(database, acknowledged) {
  const rows = await database.query(
    `SELECT name, reference, kind, octet_length(content) AS bytes FROM submissions LEFT JOIN resumes ON application_id = id`,
  );
  const stored = groupBy(rows);
  const isWhole = ({ kind, bytes }) => kind !== 'application' || bytes > 0;
  const lost = [...acknowledged].filter(
    ([marker, reference]) => !stored.get(marker)?.some((row) => row.reference === reference && isWhole(row)),
  ).length;
  const duplicated = [...stored.values()].filter((same) => same.length > 1).length;
  return {
    kept: lost === 0 && duplicated === 0 && acknowledged.size > 0,
    verdict: `acknowledged ${acknowledged.size}, lost ${lost}, duplicated ${duplicated}`,
  };
}

function groupBy(rows) {
  const groups = new Map();
  for (const row of rows) groups.set(row.name, [...(groups.get(row.name) ?? []), row]);
  return groups;
}
