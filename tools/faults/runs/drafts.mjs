/** Two editors save drafts on two replicas while somebody publishes, and a replica is killed now and then. */
import { setTimeout as pause } from 'node:timers/promises';
import { atOnce } from '../../lib/load/calls.mjs';
import { publishDrafts, stateOf } from '../../lib/load/content.mjs';
import { adminCalls } from '../../lib/load/http.mjs';
import { countEach } from '../../lib/load/numbers.mjs';
import { startPostgres } from '../../lib/load/postgres.mjs';
import { startReplicas } from '../lib/site.mjs';

const REPLICAS = 2;
const KILLS = 15;
/** Per editor and round. Rendering a release takes about as long as the pauses between them. */
const SAVES = 3;
const LONGEST_PAUSE_MS = 800;
const AGAIN_MS = 200;
const GIVE_UP_MS = 120_000;

const DOCUMENT = 'about';
const FIELDS = ['mission', 'vision'];

const KEPT = `SELECT EXISTS (SELECT FROM content_versions WHERE body ->> $1 = $2)
  OR EXISTS (SELECT FROM content_drafts WHERE body ->> $1 = $2) AS is_kept`;

const statusIn = ({ message }) => / answered (\d+)/.exec(message)?.[1] ?? 'no answer';

/** Retries until answered, also while a replica is down. @returns the outcome of each try @throws if it is refused for good */
async function untilAnswered(work) {
  const told = [];
  for (const end = Date.now() + GIVE_UP_MS; ; await pause(AGAIN_MS)) {
    try {
      return [...told, await work()];
    } catch (error) {
      told.push(statusIn(error));
      if (!['409', '503', 'no answer'].includes(told.at(-1)) || Date.now() > end) throw error;
    }
  }
}

/** The only writer of a field, who reads it again after a save without an answer. */
class Editor {
  /** The value acknowledged last, and the one sent after it without an answer. */
  last;
  sent;
  acknowledged = 0;
  lost = [];

  constructor(call, field) {
    this.call = call;
    this.field = field;
  }

  async look() {
    const { content } = await stateOf(this.call);
    const shown = content[DOCUMENT][this.field];
    if (this.last !== undefined && ![this.last, this.sent].includes(shown)) this.lost.push(this.last);
    this.last = shown;
    this.sent = undefined;
  }

  async save(value) {
    if (this.sent !== undefined || this.last === undefined) await this.look();
    if (this.last === value) return; // an earlier try without an answer has saved it
    this.sent = value;
    const changes = [{ path: [this.field], before: this.last, value }];
    const answer = await this.call(`admin/content/drafts/${DOCUMENT}`, { method: 'PATCH', body: { changes } });
    const { conflicts } = await answer.json();
    if (conflicts.length > 0)
      this.lost.push(this.last); // nobody else writes here
    else this.acknowledged++;
    this.last = value;
    this.sent = undefined;
  }

  async saveSome(round) {
    for (let save = 1; save <= SAVES; save++) {
      await pause(Math.random() * LONGEST_PAUSE_MS);
      await untilAnswered(() => this.save(`${this.field} ${round}.${save}`));
    }
  }
}

const publishAll = (call) =>
  untilAnswered(async () => {
    const { drafts } = await stateOf(call);
    if (drafts.length === 0) return 'nothing to publish';
    await publishDrafts(call);
    return 'published';
  });

/** Publishes again and again while the work runs. */
async function publishMeanwhile(call, work) {
  const told = [];
  let isOver = false;
  const working = work.finally(() => (isOver = true));
  while (!isOver) {
    told.push(...(await publishAll(call)));
    await pause(Math.random() * AGAIN_MS);
  }
  await working;
  return told;
}

async function killOne(replicas, index) {
  await pause(Math.random() * 2 * LONGEST_PAUSE_MS);
  await replicas.end(index, 'SIGKILL');
  await replicas.start(index);
}

/** Notes an editor's last acknowledged value as lost unless it is in a release or a draft. */
async function findLost(database, editors) {
  for (const { field, last, lost } of editors) {
    const [{ is_kept: isKept }] = await database.query(KEPT, [field, last]);
    if (!isKept) lost.push(last);
  }
}

async function drafts({ cycles, say }) {
  const database = await startPostgres();
  const replicas = await startReplicas(database.url, REPLICAS);
  const calls = await atOnce(REPLICAS, (index) => adminCalls(replicas.urls[index]));
  const editors = FIELDS.map((field, index) => new Editor(calls[index], field));
  const isDeadly = (round) => Math.floor((round * KILLS) / cycles) > Math.floor(((round - 1) * KILLS) / cycles);
  const told = [];
  let kills = 0;
  for (let round = 1; round <= cycles; round++) {
    const saving = editors.map((editor) => editor.saveSome(round));
    const killing = isDeadly(round) ? killOne(replicas, kills++ % REPLICAS) : undefined;
    const publisher = calls[round % REPLICAS];
    told.push(...(await publishMeanwhile(publisher, Promise.all([...saving, killing]))));
    await findLost(database, editors);
    told.push(...(await publishAll(publisher)));
    await findLost(database, editors);
    const lost = editors.flatMap((editor) => editor.lost);
    say(`${round} of ${cycles}, ${kills} kills: ${JSON.stringify(countEach(told))}, lost ${JSON.stringify(lost)}`);
  }
  const lost = editors.reduce((sum, editor) => sum + editor.lost.length, 0);
  const acknowledged = editors.reduce((sum, editor) => sum + editor.acknowledged, 0);
  const [{ releases }] = await database.query('SELECT max(id)::int AS releases FROM content_releases');
  return [
    [lost === 0, `${lost} of ${acknowledged} acknowledged saves lost`],
    [kills === Math.min(KILLS, cycles), `${kills} kills -9`],
    [await replicas.stop(), `${releases} releases, publications ${JSON.stringify(countEach(told))}`],
  ];
}

export const runs = { drafts };
