import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { undoLater } from './undo.mjs';

const TOLD_EVERY_MS = 30_000;
const LAST_LINES = 40;

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * Runs a program that takes minutes. Its output goes to a log, and its last line is printed now and then.
 * @param sum returns a short result after the program has ended; by default its last line
 */
export function runLong({ name, program, args, log, sum = () => undefined, ...options }) {
  const started = performance.now();
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  const stop = undoLater(() => child.exitCode ?? child.signalCode ?? process.kill(-child.pid, 'SIGTERM'));
  const file = createWriteStream(log);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => (output += data));
    stream.pipe(file, { end: false });
  }
  const last = () => output.trimEnd().split('\n').at(-1);
  const telling = setInterval(() => console.log(`${name} ... ${seconds(started)}: ${last()}`), TOLD_EVERY_MS);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', async (code) => {
      clearInterval(telling);
      file.end();
      void stop();
      const ok = code === 0;
      const result = (await sum()) ?? last();
      console.log(`${name} ... ${ok ? 'ok' : 'FAILED'}, ${seconds(started)}: ${result}`);
      if (!ok) console.log(`\n${output.split('\n').slice(-LAST_LINES).join('\n')}\n\nFull log: ${log}\n`);
      resolve({ ok, output, result });
    });
  });
}
