import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { problemIn } from '../lib/problem.mjs';
import { listenForStop } from '../lib/stop-signals.mjs';

const ROOT = join(import.meta.dirname, '../..');

/** A failed build. The message has the tool's output and the next step. */
export class BuildError extends Error {}

/** Prints a tool's progress: its lines in this script's format. */
const tellProgress = (data) =>
  String(data)
    .match(/^build {2}.*$/gm)
    ?.forEach((line) => console.log(line));

const INTERRUPTED = 'Stopped: the build was interrupted.';
let interrupted = false;

/** Each leads a process group. */
const running = new Set();

function endTools() {
  for (const child of running) {
    if (process.platform === 'win32') child.kill();
    else process.kill(-child.pid, 'SIGTERM');
  }
}

/** One line for a system error, such as a full disk; else the tool's whole output. */
async function toolProblem(name, output) {
  const system = await problemIn(output);
  if (system) return new BuildError(`Stopped: the ${name} could not be built: ${system}`);
  return new BuildError(
    `${output.trim()}\n\nThe ${name} could not be built. Fix the errors above, then run: npm run build`,
  );
}

/** Runs a tool, and reports its output only if it fails. */
export function runTool([name, script, ...args]) {
  if (interrupted) throw new BuildError(INTERRUPTED);
  if (!existsSync(join(ROOT, script))) throw new BuildError(`${script} is missing. Run: npm ci`);
  const started = Date.now();
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // its own process group: Ctrl-C in the terminal reaches only this process, which ends the group
    detached: true,
    windowsHide: true,
  });
  running.add(child);
  child.once('exit', () => running.delete(child));
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stdout.on('data', tellProgress);
  child.stderr.on('data', (data) => (output += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return resolve(toolProblem(name, output).then((problem) => Promise.reject(problem)));
      console.log(`build  ${name} ... ${((Date.now() - started) / 1000).toFixed(1)} s`);
      resolve();
    });
  });
}

/** Runs a build and ends its tools on a signal. @throws BuildError if it was interrupted */
export async function interruptible(build) {
  const stopListening = listenForStop(() => {
    interrupted = true;
    endTools();
  });
  const result = await build();
  stopListening();
  if (interrupted) throw new BuildError(INTERRUPTED);
  return result;
}
