import { setTimeout as pause } from 'node:timers/promises';
import { withToken } from './replicas.mjs';

const POLL_MS = 10;
const GIVE_UP_MS = 5000;

const KINDS = [
  { path: 'rental', row: (name) => ({ vehicleName: name, weightLimit: '25 tons' }) },
  {
    path: 'jobs',
    row: (name) => ({ title: name, position: 'x', location: 'x', fullDescription: 'x', qualifications: 'x' }),
  },
];

/** How long (ms) after the write a replica was still asked in vain; a slow answer alone makes no list old. */
async function staleFor(url, path, isFresh) {
  const began = performance.now();
  for (let stale = 0; ; await pause(POLL_MS)) {
    const asked = performance.now() - began;
    const list = await (await fetch(`${url}/api/${path}`)).text();
    if (isFresh(list)) return stale;
    stale = asked;
    if (asked > GIVE_UP_MS) return stale;
  }
}

/**
 * Makes, changes and deletes a row at one replica, and looks after each write how long every replica, asked directly,
 * goes on showing the list of before. Gives the longest of these times.
 */
export async function oldestList(urls, writer, token, name) {
  const write = async (method, path, row) => {
    const body = row && JSON.stringify(row);
    const response = await fetch(`${writer}/api/${path}`, { method, headers: withToken(token), body });
    if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}`);
    return method === 'DELETE' ? undefined : response.json();
  };
  let longest = 0;
  const look = async (path, isFresh) => {
    const times = await Promise.all(urls.map((url) => staleFor(url, path, isFresh)));
    longest = Math.max(longest, ...times);
  };
  for (const { path, row } of KINDS) {
    await look(path, () => true); // so that each replica has a list to keep
    const { _id } = await write('POST', path, row(`new ${name}`));
    await look(path, (list) => list.includes(`new ${name}`));
    await write('PUT', `${path}/${_id}`, row(`changed ${name}`));
    await look(path, (list) => list.includes(`changed ${name}`) && !list.includes(`new ${name}`));
    await write('DELETE', `${path}/${_id}`);
    await look(path, (list) => !list.includes(name));
  }
  return longest;
}
