import { spawn } from 'node:child_process';

/** Variables that npm sets for its scripts and that would mislead another npm. The registry and similar settings are kept. */
const OF_A_SCRIPT =
  /^npm_(package|lifecycle|node|command|execpath|config_(local_prefix|global_prefix|prefix|node_gyp|npm_version|user_agent))/;

/** Program and first arguments of the npm that runs this command, or else of the one on PATH. */
function npmProgram() {
  const own = process.env.npm_execpath;
  if (own?.endsWith('npm-cli.js')) return { program: process.execPath, first: [own], shell: false };
  return { program: 'npm', first: [], shell: process.platform === 'win32' };
}

/** This process's environment without those variables. */
export function cleanEnvironment() {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_A_SCRIPT.test(name)));
}

/** npm's warnings about packages that do not support this Node.js or are deprecated. */
export const warningsIn = (output) => output.split('\n').filter((line) => /EBADENGINE|npm warn deprecated/.test(line));

/** @returns npm's output @throws with npm's output if it fails */
export function runNpm(args, { cwd, env = cleanEnvironment() } = {}) {
  const { program, first, shell } = npmProgram();
  const child = spawn(program, [...first, ...args], { cwd, env, shell, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (data) => (output += data));
  child.stderr.on('data', (data) => (output += data));
  return new Promise((fulfil, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) return fulfil(output);
      reject(new Error(`npm ${args.join(' ')} ended with status ${code}:\n${output.trim()}`));
    });
  });
}
