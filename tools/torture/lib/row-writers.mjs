import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 30;
const CHANGES = 6;

/**
 * Admins' browsers that add a rental, change it some times and delete it or leave it, each call again and again until it
 * is acknowledged. What was acknowledged last of a row must be what the row holds.
 */
export function startRowWriters({ admin, count }) {
  const rows = [];
  let stopping = false;

  /** The acknowledged answer, or nothing when the run ends first. */
  const insist = async (method, path, body) => {
    while (!stopping) {
      const answer = await admin.call(method, path, body);
      if (answer.status >= 200 && answer.status < 300) return answer;
      await pause(PAUSE_MS);
    }
    return undefined;
  };
  const write = async (row) => {
    const vehicleName = `row ${randomUUID()}`;
    const made = await insist('POST', 'rental', { vehicleName, weightLimit: '0' });
    if (!made) return;
    rows.push(Object.assign(row, { id: made.body._id, acknowledged: 0, tried: 0, deleted: false }));
    while (!stopping && row.tried < CHANGES) {
      row.tried++;
      const changed = await insist('PUT', `rental/${row.id}`, { vehicleName, weightLimit: String(row.tried) });
      if (changed) row.acknowledged = row.tried;
      await pause(PAUSE_MS);
    }
    if (!stopping && rows.length % 2) row.deleted = (await deleteRow(row)) ?? 'perhaps';
  };
  /** A row that an unacknowledged try has deleted answers 404 to the next one. */
  const deleteRow = async ({ id }) => {
    while (!stopping) {
      const { status } = await admin.call('DELETE', `rental/${id}`);
      if (status === 204 || status === 404) return true;
      await pause(PAUSE_MS);
    }
    return undefined;
  };
  const work = async () => {
    while (!stopping) await write({});
  };
  const working = Array.from({ length: count }, work);
  return {
    async stop() {
      stopping = true;
      await Promise.all(working);
    },
    /** How many rows do not hold what was acknowledged, of how many. */
    async audit(database) {
      const stored = await database.query(`SELECT id, weight_limit, deleted_at IS NOT NULL AS gone FROM rentals`);
      const found = new Map(stored.map((row) => [row.id, row]));
      const wrong = rows.filter((row) => !holds(row, found.get(row.id)));
      return { wrong: wrong.length, rows: rows.length };
    },
  };
}

function holds({ acknowledged, tried, deleted }, stored) {
  if (!stored || (deleted !== 'perhaps' && stored.gone !== deleted)) return false;
  return [acknowledged, tried].includes(Number(stored.weight_limit));
}
