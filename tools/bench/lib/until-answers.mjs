import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const PAUSE_MS = 5;

async function statusOf(url) {
  try {
    const [response] = await once(request(url, { agent: false }).end(), 'response');
    response.resume();
    return response.statusCode;
  } catch {
    return 0; // nobody listens yet
  }
}

/** Asks until the answer is a 200. @throws when that takes too long, or the process has ended */
export async function untilAnswers(url, { seconds, ended = new Promise(() => undefined) }) {
  let gone = false;
  void ended.then(() => (gone = true));
  for (const end = Date.now() + seconds * 1000; Date.now() < end && !gone; await pause(PAUSE_MS)) {
    if ((await statusOf(url)) === 200) return;
  }
  throw new Error(`${url} ${gone ? 'will not answer: its process has ended' : `gave no 200 within ${seconds} s`}.`);
}
