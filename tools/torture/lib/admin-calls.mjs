import { ADMIN } from './app.mjs';
import { anyVisitor, withToken } from './replicas.mjs';

const GIVE_UP_MS = 15_000;

/**
 * The admin at work: signs in and changes the password, over and over, and remembers what was acknowledged. After a
 * password change of which nobody knows whether it was done, either password may be the current one.
 */
export class AdminCalls {
  token = '';
  slowest = 0;
  statuses = {};
  /** Times at which an acknowledged password or session was not taken. */
  refused = 0;
  lastSignIn = 0;
  passwords = [ADMIN.password];
  changes = 0;

  constructor(url) {
    this.url = url;
  }

  async call(method, path, body, token = this.token) {
    const began = performance.now();
    const signal = AbortSignal.timeout(GIVE_UP_MS);
    const headers = { ...withToken(token), ...anyVisitor() };
    const answer = await fetch(`${this.url}/api/${path}`, { method, signal, headers, body: JSON.stringify(body) })
      .then(async (response) => ({
        status: response.status,
        body: response.status === 204 ? {} : await response.json(),
      }))
      .catch(() => ({ status: 0, body: {} }));
    this.slowest = Math.max(this.slowest, performance.now() - began);
    const name = `${method} ${path.split('/')[0]} ${answer.status}`;
    this.statuses[name] = (this.statuses[name] ?? 0) + 1;
    return answer;
  }

  /** Whether it was acknowledged. */
  async signIn() {
    const candidates = this.passwords;
    for (const password of candidates) {
      const { status, body } = await this.call('POST', 'admin-login', { email: ADMIN.email, password });
      if (status !== 200 && status !== 401) return false;
      if (status === 401) continue;
      this.passwords = [password];
      this.token = body.token;
      this.lastSignIn = performance.now();
      return true;
    }
    this.refused++;
    return false;
  }

  /** The session that was begun or replaced just now is asked for. */
  async checkSession() {
    if ((await this.call('GET', 'admin-session')).status === 401) this.refused++;
  }

  async changePassword() {
    const [currentPassword] = this.passwords;
    const newPassword = `password ${(this.changes += 1)} of torture`;
    const { status, body } = await this.call('PUT', 'admin-password', { currentPassword, newPassword });
    if (status === 200) {
      this.passwords = [newPassword];
      this.token = body.token;
      await this.checkSession();
    } else if (status === 400) this.refused++;
    else if (status !== 401 && status !== 429) this.passwords = [currentPassword, newPassword];
  }
}
