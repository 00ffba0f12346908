import { randomInt } from 'node:crypto';
import { freePort } from '../../lib/free-port.mjs';
import { ADMIN, startApp } from './app.mjs';
import { VISITOR } from './balancer.mjs';

export const anyVisitor = () => ({ [VISITOR]: `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` });

/** Replicas of the built product, each of which can be ended and started again at its port. */
export async function startReplicas(count, databaseUrl, env = {}) {
  const start = (port) => startApp({ databaseUrl, port, env: { TRUST_PROXY: '1', ...env } });
  const ports = [];
  while (ports.length < count) ports.push(await freePort());
  const apps = await Promise.all(ports.map(start));
  const end = async (index, signal) => {
    apps[index].kill(signal);
    return apps[index].exited;
  };
  return {
    urls: apps.map(({ url }) => url),
    end,
    async start(index) {
      apps[index] = await start(ports[index]);
    },
    /** Ends all; whether each ended as it should. */
    async stop() {
      const exits = await Promise.all(apps.map((_app, index) => end(index, 'SIGTERM')));
      return exits.every(({ code }) => code === 0);
    },
  };
}

export const withToken = (token) => ({ Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' });

export async function signIn(url, password = ADMIN.password) {
  const response = await fetch(`${url}/api/admin-login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...anyVisitor() },
    body: JSON.stringify({ email: ADMIN.email, password }),
  });
  return { status: response.status, token: (await response.json()).token };
}

/** Of the admin's session, as each replica sees it. */
export const sessionStatuses = (urls, token) =>
  Promise.all(urls.map(async (url) => (await fetch(`${url}/api/admin-session`, { headers: withToken(token) })).status));
