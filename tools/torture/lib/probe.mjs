import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';

/** Asks once, over a connection of its own unless an agent is given. Status 0 is no answer. */
export function ask(url, { agent = false, localAddress, timeout = 15_000 } = {}) {
  const began = performance.now();
  return new Promise((resolve) => {
    const answer = (status) => resolve({ status, ms: performance.now() - began });
    const call = get(url, { agent, localAddress, timeout }, (response) => {
      response.resume().on('end', () => answer(response.statusCode));
      response.on('error', () => answer(0));
    });
    call.on('timeout', () => call.destroy(new Error('no answer')));
    call.on('error', () => answer(0));
  });
}

/**
 * Asks over and over, each time over a new connection, until it is stopped. It has a thread of its own, so that what the
 * run does besides is not counted.
 */
export function startProbe(url, { every = 50, ...options } = {}) {
  const worker = new Worker(import.meta.filename, { workerData: { url, every, options } });
  return {
    async stop() {
      worker.postMessage('stop');
      const [seen] = await once(worker, 'message');
      return seen;
    },
  };
}

async function probe({ url, every, options }) {
  const answers = [];
  let stopping = false;
  parentPort.once('message', () => (stopping = true));
  while (!stopping) {
    answers.push(await ask(url, options));
    await pause(every);
  }
  const times = answers.map(({ ms }) => ms).sort((one, other) => one - other);
  parentPort.postMessage({
    slowest: times.at(-1),
    p99: times[Math.floor(times.length * 0.99)],
    failed: answers.filter(({ status }) => status !== 200).length,
  });
}

if (!isMainThread) await probe(workerData);

/** So many visitors at once, each over a connection that is kept. */
export const crowdAgent = () => new Agent({ keepAlive: true, maxSockets: Infinity });
