import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** A client that asks over one kept connection, and again as soon as it has its answer, until that connection is closed. */
async function askOn(url, seen, stoppedAt) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let isKept = true; isKept;) {
    const began = performance.now();
    const call = request(url, { agent }).end();
    const [response] = await once(call, 'response').catch(() => []);
    const isAfter = performance.now() > stoppedAt();
    if (!response) {
      // what was sent after the signal may meet a connection that is being closed
      if (began < stoppedAt() - 5) seen.cutOff++;
      break;
    }
    await once(response.resume(), 'end');
    isKept = response.headers.connection !== 'close';
    if (isAfter && isKept && began > stoppedAt()) seen.keptAlive++;
    if (isAfter && !isKept) seen.closed++;
  }
  agent.destroy();
}

/** So many kept connections on which requests never end; tells what happened to them after `stop`. */
export function startKeptClients(url, count) {
  const seen = { cutOff: 0, keptAlive: 0, closed: 0 };
  let stopped = Infinity;
  const working = Promise.all(Array.from({ length: count }, () => askOn(url, seen, () => stopped)));
  return {
    stop: () => void (stopped = performance.now()),
    ended: async () => {
      await Promise.race([working, pause(20_000, undefined, { ref: false })]);
      return seen;
    },
  };
}

const BODY_MS = 3000;

/** An application whose resume takes a few seconds; gives the status of its answer, or 0. */
export async function slowApplication(url, { headers, body }) {
  const whole = new Request(`${url}/api/apply`, { method: 'POST', headers, body });
  const content = Buffer.from(await whole.arrayBuffer());
  const type = whole.headers.get('Content-Type');
  const call = request(`${url}/api/apply`, {
    method: 'POST',
    localAddress: '127.0.0.9', // places for uploads are counted for each address
    headers: { ...headers, 'Content-Type': type, 'Content-Length': content.length },
  });
  const answered = once(call, 'response').then(
    ([response]) => response.resume().statusCode,
    () => 0,
  );
  const pieces = 30;
  const size = Math.ceil(content.length / pieces);
  for (let sent = 0; sent < content.length; sent += size) {
    call.write(content.subarray(sent, sent + size));
    await pause(BODY_MS / pieces);
  }
  call.end();
  return answered;
}
