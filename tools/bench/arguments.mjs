import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const HELP = `npm run bench -- [options] [NAME=URL ...]

Measures the built product beside the least that could do the same, in rounds that take turns, and tells which goals are met.

  --only GROUPS         some of GROUPNAMES, with commas between
  --rounds N            rounds of each table (5); the figures are medians
  --seconds N           length of each measurement (4)
  --connections N       requests under way at once (10; of uploads at most 8, as the product has that many places)

Other products to compare with; goals are known for "strapi" and "payload":
  NAME=URL              the address of its list of 20 rows, for lists and memory
  --start NAME=COMMAND  a shell command that starts it, until NAME=URL answers 200, for cold start and memory too
  --submit NAME=URL@FILE   where to POST the JSON in the file; each [id] in it becomes another number each time
  --apply NAME=URL@FIELD   where to POST our application form, with the resume in that field

With DATABASE_URL it measures on that server, in a database that it makes and drops; else on the PostgreSQL from npm.`;

const OPTIONS = {
  only: { type: 'string' },
  rounds: { type: 'string', default: '5' },
  seconds: { type: 'string', default: '4' },
  connections: { type: 'string', default: '10' },
  start: { type: 'string', multiple: true, default: [] },
  submit: { type: 'string', multiple: true, default: [] },
  apply: { type: 'string', multiple: true, default: [] },
  help: { type: 'boolean', default: false },
};

/** A mistake of the caller, told with how to see what is possible. */
class UsageError extends Error {}

function split(text, sign) {
  const at = sign === '=' ? text.indexOf(sign) : text.lastIndexOf(sign);
  if (at < 1) throw new UsageError(`"${text}" has no "${sign}".`);
  return [text.slice(0, at), text.slice(at + 1)];
}

function count(values, name) {
  const number = Number(values[name]);
  if (!Number.isInteger(number) || number < 1) throw new UsageError(`--${name} takes a whole number of at least 1.`);
  return number;
}

/** By name, as the same peer may be told of in several ways. */
function readPeers({ start, submit, apply }, lists) {
  const peers = new Map();
  const note = (text, read) => {
    const [name, rest] = split(text, '=');
    peers.set(name, { name, ...peers.get(name), ...read(rest) });
  };
  for (const text of lists) note(text, (list) => ({ list }));
  for (const text of start) note(text, (command) => ({ command }));
  for (const text of submit)
    note(text, (rest) => {
      const [url, file] = split(rest, '@');
      return { submit: { url, form: { kind: 'template', text: readFileSync(file, 'utf8') } } };
    });
  for (const text of apply)
    note(text, (rest) => {
      const [url, fileField] = split(rest, '@');
      return { apply: { url, form: { kind: 'application', fileField } } };
    });
  const homeless = [...peers.values()].find(({ command, list }) => command && !list);
  if (homeless) throw new UsageError(`--start ${homeless.name} needs ${homeless.name}=URL too, to know when it is up.`);
  return [...peers.values()];
}

function readGroups(only, groups) {
  const wanted = only?.split(',').map((name) => name.trim()) ?? groups;
  const unknown = wanted.find((name) => !groups.includes(name));
  if (unknown) throw new UsageError(`There is no group "${unknown}": ${groups.join(', ')}.`);
  return wanted;
}

/** Ends the process for --help and for what cannot be understood. */
export function readArguments(groups) {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: OPTIONS });
    if (values.help) {
      console.log(HELP.replace('GROUPNAMES', groups.join(', ')));
      process.exit(0);
    }
    return {
      only: readGroups(values.only, groups),
      rounds: count(values, 'rounds'),
      seconds: count(values, 'seconds'),
      connections: count(values, 'connections'),
      peers: readPeers(values, positionals),
    };
  } catch (error) {
    if (!(error instanceof UsageError) && !/^ERR_PARSE_ARGS|^ENOENT/.test(error.code)) throw error;
    console.error(`${error.message} See: npm run bench -- --help`);
    process.exit(2);
  }
}
