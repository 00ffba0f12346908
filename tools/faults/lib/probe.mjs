import { once } from 'node:events';
import { get } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { quantile } from '../../lib/load/numbers.mjs';

/** Sends one request, over a new connection unless an agent is given. Status 0 means no answer. */
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

/** Probes a URL until it is stopped. Runs in its own thread, so that other work of the run does not count. */
export function startProbe(url, { every = 50, ...options } = {}) {
  const worker = new Worker(import.meta.filename, { workerData: { url, every, options } });
  return async () => {
    worker.postMessage('stop');
    const [seen] = await once(worker, 'message');
    return seen;
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
  const times = answers.map(({ ms }) => ms);
  const failed = answers.filter(({ status }) => status !== 200).length;
  parentPort.postMessage({ slowest: Math.max(...times), p99: quantile(times, 0.99), failed });
}

if (!isMainThread) await probe(workerData);
