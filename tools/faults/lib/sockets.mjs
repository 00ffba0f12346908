import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A client that sends bytes and then waits. It expects to be disconnected, so errors are ignored. */
export function openSocket(port, bytes, { reads = true, localAddress } = {}) {
  const socket = connect({ port, host: '127.0.0.1', localAddress }, () => socket.write(bytes));
  socket.on('error', () => undefined);
  return reads ? socket.resume() : socket;
}

/** Sends a byte at a time until it is disconnected. */
export function trickle(socket, everyMs) {
  const clock = setInterval(() => socket.writable && socket.write('x'), everyMs);
  socket.once('close', () => clearInterval(clock));
  return socket;
}

export const headOf = (method, path, headers = {}) => {
  const lines = Object.entries({ Host: 'localhost', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
};

/** Sends a request's body in chunks of `bytes`. @returns the status of the answer, or 0 */
export async function sendSlowly(port, path, { headers, body }, { bytes, everyMs, localAddress }) {
  const head = headOf('POST', path, { ...headers, 'Content-Length': body.length });
  const socket = connect({ port, host: '127.0.0.1', localAddress }).on('error', () => undefined);
  const answered = once(socket, 'data').then(
    ([data]) => Number(String(data).split(' ')[1]),
    () => 0,
  );
  socket.write(head);
  for (let sent = 0; sent < body.length && socket.bytesRead === 0; sent += bytes) {
    socket.write(body.subarray(sent, sent + bytes));
    await pause(everyMs);
  }
  const status = await Promise.race([answered, pause(15_000, 0)]);
  socket.destroy();
  return status;
}
