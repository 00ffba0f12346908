/** Descriptions of the machine and programs of a measurement. */
import { execFile } from 'node:child_process';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { basename } from 'node:path';
import { promisify } from 'node:util';
import { findNode, versionOf as versionOfNode } from '../../lib/packages/node-from-npm.mjs';
import { findProgram } from '../../lib/programs.mjs';

const GIGABYTE = 2 ** 30;
const THIS_NODE = { version: process.versions.node };

/** Reads stdout and stderr, because programs differ. wrk prints its version and exits with an error. */
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

/** A Node.js by its path, with its version. @throws if it does not start */
export async function nodeAt(path) {
  const version = await versionOfNode(path).catch((error) => {
    throw new Error(`${path} is no Node.js that starts here.`, { cause: error });
  });
  if (!/^\d+\.\d+\.\d+/.test(version)) throw new Error(`${path} is no Node.js.`);
  return { path, version };
}

/** A Node.js by its path, or by a version, which comes from npm. */
export async function findNodeAt(name) {
  if (basename(name) !== name) return nodeAt(name);
  return nodeAt(await findNode(name));
}

/** Average number of threads that wanted a core in the last minute; other load makes figures worse. */
export const busyness = () => `load average ${loadavg()[0].toFixed(1)} before the run`;

/** One line about this machine. */
export function machine() {
  const [{ model }, ...others] = cpus();
  const memory = `${(totalmem() / GIGABYTE).toFixed(0)} GB of memory`;
  return `${others.length + 1} cores (${model.trim()}), ${memory}, ${type()} ${release()}`;
}

/** One line with the programs of targets and load generators. */
export async function programs({ nodes = [THIS_NODE], postgres, installed = [], others = [] }) {
  const database = postgres && `PostgreSQL ${postgres.split(' ')[0]}`;
  const versions = nodes.map(({ version }) => `Node ${version}`);
  return [...versions, database, ...(await Promise.all(installed.map(versionOf))), ...others]
    .filter(Boolean)
    .join(', ');
}
