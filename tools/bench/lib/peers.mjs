/** Other products, told on the command line: measured where they run, or started and stopped by their own command. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { undoLater } from './cleanup.mjs';
import { listenerOf } from './processes.mjs';
import { untilAnswers } from './until-answers.mjs';

const START_SECONDS = 120;
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]'];

const processAt = (url) => {
  const { hostname, port } = new URL(url);
  return LOOPBACK.includes(hostname) ? listenerOf(port || 80) : undefined;
};

async function start({ name, command, list }) {
  if (processAt(list)) throw new Error(`${name} already runs at ${list}. Stop it, or leave --start out.`);
  const child = spawn(command, { shell: true, detached: true, stdio: 'ignore' });
  const exited = once(child, 'exit');
  const stop = undoLater(async () => {
    if (child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    await exited;
  });
  await untilAnswers(list, { seconds: START_SECONDS, ended: exited });
  return { pid: processAt(list), stop };
}

/** A target for one of the peer's calls; `form` is what is sent, unless it is a GET. */
export const peerTarget = (peer, url, form) => ({
  name: peer.name,
  url,
  form,
  open: async () => (peer.command ? start(peer) : { pid: processAt(url), stop: () => Promise.resolve() }),
});
