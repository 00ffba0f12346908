import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10;
const GIVE_UP_MS = 5000;

/** Milliseconds after the write at which the last stale answer was requested. A slow answer alone does not make a list stale. */
async function staleFor(url, isFresh) {
  const began = performance.now();
  for (let stale = 0; ; await pause(POLL_MS)) {
    const asked = performance.now() - began;
    const list = await (await fetch(`${url}/api/rental`)).text();
    if (isFresh(list) || asked > GIVE_UP_MS) return stale;
    stale = asked;
  }
}

/**
 * Adds, changes and deletes a rental with the admin's calls, and measures after each write how long each replica, asked directly,
 * still returns the old list. @returns the longest of these times (ms)
 */
export async function oldestList(urls, call, name) {
  let longest = 0;
  const look = async (isFresh) => {
    const times = await Promise.all(urls.map((url) => staleFor(url, isFresh)));
    longest = Math.max(longest, ...times);
  };
  const row = (vehicleName) => ({ vehicleName, weightLimit: '25 tons' });
  await look(() => true); // fills the cache of each replica
  const { _id } = await (await call('rental', { method: 'POST', body: row(`new ${name}`) })).json();
  await look((list) => list.includes(`new ${name}`));
  await call(`rental/${_id}`, { method: 'PUT', body: row(`changed ${name}`) });
  await look((list) => list.includes(`changed ${name}`) && !list.includes(`new ${name}`));
  await call(`rental/${_id}`, { method: 'DELETE' });
  await look((list) => !list.includes(name));
  return longest;
}
