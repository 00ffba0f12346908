/** What a measurement says of the machine and the programs that it was made with. */
import { execFile } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { findNode, versionOf as versionOfNode } from '../../lib/node-from-npm.mjs';
import { findProgram } from '../../lib/programs.mjs';

const GIGABYTE = 2 ** 30;
const THIS_NODE = { version: process.versions.node };

/** Both streams, as each program has its own habit, and wrk ends with a failure. */
const sayOf = (program, option) =>
  promisify(execFile)(program, [option]).then(
    ({ stdout, stderr }) => stdout + stderr,
    ({ stdout, stderr }) => (stdout ?? '') + (stderr ?? ''),
  );

const numberIn = (text) => /\d+\.[\d.]+\d/.exec(text)?.[0] ?? 'of an unknown version';

async function versionOf(name) {
  const program = findProgram(name);
  return program ? `${name} ${numberIn(await sayOf(program, '-v'))}` : `${name} not installed`;
}

/** A Node.js by its path: which one it is. @throws when it does not start */
export async function nodeAt(path) {
  const version = await versionOfNode(path).catch((error) => {
    throw new Error(`${path} is no Node.js that starts here.`, { cause: error });
  });
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${path} is no Node.js.`);
  return { path, version };
}

/** The Node.js that is named by its path, or by its version, which then comes from npm. */
export async function findNodeAt(name) {
  if (basename(name) !== name) return nodeAt(name);
  return nodeAt(await findNode(name));
}

/** How many threads wanted a core at a time in the last minute: much more than what is measured makes figures worse. */
export const busyness = () => `load average ${loadavg()[0].toFixed(1)} before the run`;

/** This machine in a line. */
export function machine() {
  const [{ model }, ...others] = cpus();
  const memory = `${(totalmem() / GIGABYTE).toFixed(0)} GB of memory`;
  return `${others.length + 1} cores (${model.trim()}), ${memory}, ${type()} ${release()}`;
}

/** The programs of a run in a line: those of the targets and of the load. */
export async function programs({ nodes = [THIS_NODE], postgres, installed = [], others = [] }) {
  const database = postgres && `PostgreSQL ${postgres.split(' ')[0]}`;
  const versions = nodes.map(({ version }) => `Node ${version}`);
  return [...versions, database, ...(await Promise.all(installed.map(versionOf))), ...others]
    .filter(Boolean)
    .join(', ');
}
