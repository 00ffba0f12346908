import { readFileSync } from 'node:fs';
import { readArguments, UsageError, wholeNumber } from '../lib/arguments.mjs';
import { CONNECTIONS } from './lib/generator.mjs';
import { WRITE, WRITE_USAGE } from './lib/page.mjs';

const USAGE = (groups) => `npm run bench -- [options] [NAME=URL ...]

Measures the built product beside the least that could do the same, in rounds that take turns, and tells which goals are met.

  --only GROUPS         some of ${groups.join(', ')}, with commas between
  --rounds N            rounds of each table (5); the figures are medians
  --seconds N           length of each measurement (4)
  --connections N       requests under way at once (${CONNECTIONS.wrk} of wrk, ${CONNECTIONS.autocannon} of autocannon; of uploads at most 8, as the
                        product has that many places)
  --node VERSION|PATH   the Node.js of the product, bare node and node + pg (this one), such as 24, which npm brings, or
                        /path/to/node; given several times, each is measured
  ${WRITE_USAGE}

Other products to compare with; goals are known for "strapi" and "payload":
  NAME=URL              the address of its list of 20 rows, for lists and memory
  --start NAME=COMMAND  a shell command that starts it, until NAME=URL answers 200, for cold start and memory too
  --submit NAME=URL@FILE   where to POST the JSON in the file; each [id] in it becomes another number each time
  --apply NAME=URL@FIELD   where to POST our application form, with the resume in that field

With DATABASE_URL it measures on that server, in a database that it makes and drops; else on the PostgreSQL from npm.`;

const one = (usual) => ({ type: 'string', default: usual });
const many = { type: 'string', multiple: true, default: [] };
const COUNTS = { rounds: one('5'), seconds: one('4'), connections: { type: 'string' } };
const OPTIONS = {
  only: { type: 'string' },
  ...COUNTS,
  node: many,
  write: WRITE,
  start: many,
  submit: many,
  apply: many,
};

function split(text, sign) {
  const at = sign === '=' ? text.indexOf(sign) : text.lastIndexOf(sign);
  if (at < 1) throw new UsageError(`"${text}" has no "${sign}"`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function readTemplate(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new UsageError(`${file} cannot be read (${error.code})`, { cause: error });
  }
}

/** Parse each option's part after the product's name. */
const READERS = {
  list: (url) => ({ list: url }),
  start: (command) => ({ command }),
  submit: (rest) => {
    const [url, file] = split(rest, '@');
    return { submit: { url, form: { kind: 'template', text: readTemplate(file) } } };
  },
  apply: (rest) => {
    const [url, fileField] = split(rest, '@');
    return { apply: { url, form: { kind: 'application', fileField } } };
  },
};

/** Merges options by name, because several may describe the same peer. */
function readPeers(told) {
  const peers = new Map();
  for (const [option, read] of Object.entries(READERS)) {
    for (const text of told[option]) {
      const [name, rest] = split(text, '=');
      peers.set(name, { name, ...peers.get(name), ...read(rest) });
    }
  }
  const homeless = [...peers.values()].find(({ command, list }) => command && !list);
  if (homeless) throw new UsageError(`--start ${homeless.name} needs ${homeless.name}=URL too, to know when it is up`);
  return [...peers.values()];
}

export const readOptions = (groups) =>
  readArguments({ command: 'bench', usage: USAGE(groups), options: OPTIONS }, (values, lists) => {
    const only = values.only?.split(',').map((name) => name.trim()) ?? groups;
    const unknown = only.find((name) => !groups.includes(name));
    if (unknown !== undefined) throw new UsageError(`There is no group "${unknown}": ${groups.join(', ')}`);
    const given = Object.keys(COUNTS).filter((name) => values[name] !== undefined);
    const counts = given.map((name) => [name, wholeNumber(values[name], `--${name}`)]);
    const nodes = values.node.length > 0 ? values.node : [process.execPath];
    const { write } = values;
    return { only, nodes, write, peers: readPeers({ ...values, list: lists }), ...Object.fromEntries(counts) };
  });
