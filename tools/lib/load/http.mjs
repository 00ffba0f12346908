import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { ADMIN } from '../product.mjs';

const PAUSE_MS = 5;

/** A random address, as if from another visitor; needs a product that trusts one proxy. */
export const anyVisitor = () => ({
  'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});

export const json = (method, body, headers = {}) => ({
  method,
  headers: { 'Content-Type': 'application/json', ...headers },
  body: body && JSON.stringify(body),
});

export const withToken = (token) => ({ Authorization: `Bearer ${token}` });

export const signIn = (url, body = ADMIN, headers = anyVisitor()) =>
  fetch(`${url}/api/admin-login`, json('POST', body, headers));

/** Signs in as the admin. @returns a `fetch` for paths below the API, which throws unless the response is OK */
export async function adminCalls(url) {
  const { token } = await (await signIn(url)).json();
  return async (path, { method = 'GET', body } = {}) => {
    const response = await fetch(`${url}/api/${path}`, json(method, body, withToken(token)));
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
}

async function statusOf(url) {
  try {
    const [response] = await once(request(url, { agent: false }).end(), 'response');
    response.resume();
    return response.statusCode;
  } catch {
    return 0; // not listening yet
  }
}

/** Waits until the URL returns 200. @throws if it takes too long, or the process has ended */
export async function untilAnswers(url, { seconds, ended = new Promise(() => undefined) }) {
  let gone = false;
  void ended.then(() => (gone = true));
  for (const end = Date.now() + seconds * 1000; Date.now() < end && !gone; await pause(PAUSE_MS)) {
    if ((await statusOf(url)) === 200) return;
  }
  throw new Error(`${url} ${gone ? 'will not answer: its process has ended' : `gave no 200 within ${seconds} s`}.`);
}
