import { readFileSync } from 'node:fs';

const ESTABLISHED = '01';

/** How many connections Linux knows of that somebody has to a port of 127.0.0.1 and that its server has not closed. */
export function openConnections(port) {
  const end = `0100007F:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  const rows = readFileSync('/proc/net/tcp', 'utf8')
    .split('\n')
    .map((line) => line.trim().split(/\s+/));
  return rows.filter(([, local, , state]) => local === end && state === ESTABLISHED).length;
}
