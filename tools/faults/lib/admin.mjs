import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { anyVisitor, json, withToken } from '../../lib/load/http.mjs';
import { repeat } from '../../lib/load/calls.mjs';
import { ADMIN } from '../../lib/product.mjs';

const GIVE_UP_MS = 15_000;
const PAUSE_MS = 30;
const CHANGES = 6;
const ROW_WRITERS = 2;

const isDone = ({ status }) => status >= 200 && status < 300;

/**
 * A working admin who records the acknowledged changes. After a password change with an unknown outcome, either password may be the
 * current one.
 */
export class Admin {
  token = '';
  slowest = 0;
  statuses = {};
  /** How often an acknowledged password or session was refused. */
  refused = 0;
  lastSignIn = 0;
  passwords = [ADMIN.password];
  changes = 0;
  rows = [];
  stopping = false;

  constructor(url) {
    this.url = url;
  }

  async call(method, path, body) {
    const began = performance.now();
    const request = json(method, body, { ...withToken(this.token), ...anyVisitor() });
    const read = async (response) => ({
      status: response.status,
      body: response.status === 204 ? {} : await response.json(),
    });
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const answer = await fetch(`${this.url}/api/${path}`, { ...request, signal })
      .then(read)
      .catch(() => ({ status: 0, body: {} }));
    this.slowest = Math.max(this.slowest, performance.now() - began);
    const name = `${method} ${path.split('/')[0]} ${answer.status}`;
    this.statuses[name] = (this.statuses[name] ?? 0) + 1;
    return answer;
  }

  /** @returns whether it was acknowledged */
  async signIn() {
    for (const password of this.passwords) {
      const { status, body } = await this.call('POST', 'admin-login', { email: ADMIN.email, password });
      if (status !== 200 && status !== 401) return false;
      if (status === 401) continue;
      Object.assign(this, { passwords: [password], token: body.token, lastSignIn: performance.now() });
      return true;
    }
    this.refused++;
    return false;
  }

  /** Checks that the session just created or replaced is valid. */
  async checkSession() {
    if ((await this.call('GET', 'admin-session')).status === 401) this.refused++;
  }

  async changePassword() {
    const [currentPassword] = this.passwords;
    const newPassword = `password ${(this.changes += 1)} of the long runs`;
    const { status, body } = await this.call('PUT', 'admin-password', { currentPassword, newPassword });
    if (status === 200) {
      Object.assign(this, { passwords: [newPassword], token: body.token });
      await this.checkSession();
    } else if (status === 400) this.refused++;
    else if (status !== 401 && status !== 429) this.passwords = [currentPassword, newPassword];
  }

  /** Repeats a call until the answer is as wanted; undefined if the run ends first. */
  async insist(method, path, body, isWanted = isDone) {
    while (!this.stopping) {
      const answer = await this.call(method, path, body);
      if (isWanted(answer)) return answer;
      await pause(PAUSE_MS);
    }
    return undefined;
  }

  /** Adds a rental, changes it several times, and deletes about every second one. */
  async writeRow() {
    const vehicleName = `row ${randomUUID()}`;
    const made = await this.insist('POST', 'rental', { vehicleName, weightLimit: '0' });
    if (!made) return;
    const row = { path: `rental/${made.body._id}`, id: made.body._id, acknowledged: 0, tried: 0, deleted: false };
    this.rows.push(row);
    while (!this.stopping && row.tried < CHANGES) {
      row.tried++;
      const changed = await this.insist('PUT', row.path, { vehicleName, weightLimit: String(row.tried) });
      if (changed) row.acknowledged = row.tried;
      await pause(PAUSE_MS);
    }
    if (this.stopping || this.rows.length % 2 === 0) return;
    row.deleted = undefined; // unknown until it is acknowledged
    // 404 if an unacknowledged try has deleted the row
    const isGone = ({ status }) => status === 204 || status === 404;
    if (await this.insist('DELETE', row.path, undefined, isGone)) row.deleted = true;
  }

  /** Signs in, changes the password and writes rows. @returns a function that stops it */
  work() {
    let turn = 0;
    const stopSigning = repeat(1, async () => {
      if (await this.signIn()) await this.checkSession();
      if (++turn % 3 === 0) await this.changePassword();
      await pause(50);
    });
    const stopWriting = repeat(ROW_WRITERS, () => this.writeRow());
    return async () => {
      this.stopping = true;
      await Promise.all([stopSigning(), stopWriting()]);
    };
  }

  /** The number of rows that differ from the last acknowledged state. */
  async wrongRows(database) {
    const stored = await database.query('SELECT id, weight_limit, deleted_at IS NOT NULL AS gone FROM rentals');
    const found = new Map(stored.map((row) => [row.id, row]));
    const holds = ({ id, acknowledged, tried, deleted }) => {
      const row = found.get(id);
      if (!row || (deleted !== undefined && row.gone !== deleted)) return false;
      return [acknowledged, tried].includes(Number(row.weight_limit));
    };
    return this.rows.filter((row) => !holds(row)).length;
  }
}
