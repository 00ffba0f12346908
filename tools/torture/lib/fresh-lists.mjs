import { setTimeout as pause } from 'node:timers/promises';

const POLL_MS = 10;
const GIVE_UP_MS = 5000;

/** How long (ms) after the write a replica was still asked in vain; a slow answer alone makes no list old. */
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
 * Makes, changes and deletes a rental by the admin's calls, and looks after each write how long every replica, asked
 * directly, goes on showing the list of before. Gives the longest of these times.
 */
export async function oldestList(urls, call, name) {
  let longest = 0;
  const look = async (isFresh) => {
    const times = await Promise.all(urls.map((url) => staleFor(url, isFresh)));
    longest = Math.max(longest, ...times);
  };
  const row = (vehicleName) => ({ vehicleName, weightLimit: '25 tons' });
  await look(() => true); // so that each replica has a list to keep
  const { _id } = await (await call('rental', { method: 'POST', body: row(`new ${name}`) })).json();
  await look((list) => list.includes(`new ${name}`));
  await call(`rental/${_id}`, { method: 'PUT', body: row(`changed ${name}`) });
  await look((list) => list.includes(`changed ${name}`) && !list.includes(`new ${name}`));
  await call(`rental/${_id}`, { method: 'DELETE' });
  await look((list) => !list.includes(name));
  return longest;
}
