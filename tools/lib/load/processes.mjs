/** Figures of processes and their descendants from Linux's /proc; other systems have none. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** The clock of /proc/…/stat on every Linux that Node.js runs on. */
const TICKS_PER_SECOND = 100;
const LISTENING = '0A';
const ESTABLISHED = '01';

const readOr = (fallback, read) => {
  try {
    return read();
  } catch (error) {
    if (['ENOENT', 'ESRCH', 'EACCES', 'EPERM', 'ENOTDIR'].includes(error.code)) return fallback; // it has just ended
    throw error;
  }
};

const processIds = () => readOr([], () => readdirSync('/proc').filter((name) => /^\d+$/.test(name)));

/** The name of a program may contain spaces and parentheses, so the fields are counted from its end. */
function statOf(pid) {
  const text = readOr('', () => readFileSync(`/proc/${pid}/stat`, 'utf8'));
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
}

function withDescendants(pid) {
  const all = processIds().map(statOf);
  const family = all.filter((one) => one.pid === pid);
  for (const member of family) family.push(...all.filter(({ parent }) => parent === member.pid));
  return family;
}

/** CPU time so far, in microseconds. */
export function cpuOf(pid) {
  const ticks = withDescendants(pid).map((member) => member.ticks);
  return ticks.length > 0 ? (ticks.reduce((sum, more) => sum + more) / TICKS_PER_SECOND) * 1_000_000 : undefined;
}

/** Current resident memory, in megabytes. */
export function megabytesOf(pid) {
  const held = withDescendants(pid).map((member) => {
    const status = readOr('', () => readFileSync(`/proc/${member.pid}/status`, 'utf8'));
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024;
  });
  return held.length > 0 ? held.reduce((sum, more) => sum + more) : undefined;
}

/**
 * Milliseconds that each thread has run or waited for a core so far; empty if the system does not report them. Waiting counts,
 * because on a busy machine a thread that always has work runs only part of the time.
 */
export function threadTimes(pid) {
  const timesOf = (thread) =>
    readOr('', () => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8')).split(' ');
  const threads = readOr([], () => readdirSync(`/proc/${pid}/task`));
  const times = threads.map((thread) => [thread, timesOf(thread)]).filter(([, [ran]]) => ran !== '');
  return new Map(times.map(([thread, [ran, waited]]) => [thread, (Number(ran) + Number(waited)) / 1_000_000]));
}

/** Peak resident memory of the process, in megabytes. */
export const peakMegabytes = (pid) =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Rows of Linux's TCP tables with this local port and state. */
function socketsAt(port, wanted) {
  const end = `:${Number(port).toString(16).toUpperCase().padStart(4, '0')}`;
  const tables = ['tcp', 'tcp6'].map((table) => readOr('', () => readFileSync(`/proc/net/${table}`, 'utf8')));
  const rows = tables
    .join('\n')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.filter(([, local, , state]) => state === wanted && local.endsWith(end));
}

/** The number of connections to a local port that its server has not closed. */
export const openConnections = (port) => socketsAt(port, ESTABLISHED).length;

/** The process that listens on a local port; undefined if this user may not see it. */
export function listenerOf(port) {
  const sockets = socketsAt(port, LISTENING).map((row) => `socket:[${row[9]}]`);
  const holds = (pid) =>
    readOr([], () => readdirSync(`/proc/${pid}/fd`)).some((fd) =>
      sockets.includes(readOr('', () => readlinkSync(`/proc/${pid}/fd/${fd}`))),
    );
  const holder = processIds().find(holds);
  return holder && Number(holder);
}
