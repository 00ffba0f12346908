import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { loadTable } from './load-table.mjs';
import { isInstalled, nginx } from './nginx.mjs';
import { CLIENT } from './product.mjs';
import { bareCopyOf, ours, rawGet, withServers } from './targets.mjs';

/** Debian's nginx has no brotli, so with brotli it has nothing to say. */
const VARIANTS = [
  { encoding: 'identity', withNginx: true },
  { encoding: 'gzip', withNginx: true },
  { encoding: 'br', withNginx: false },
];

/** The file of a folder of the build whose size is nearest to the one that is asked for. */
export function nearestFile(folder, ending, bytes, except) {
  const names = readdirSync(join(CLIENT, folder)).filter((name) => name.endsWith(ending) && !except?.test(name));
  const files = names.map((name) => ({ name, size: statSync(join(CLIENT, folder, name)).size }));
  const distance = ({ size }) => Math.abs(size - bytes);
  return files.reduce((best, file) => (distance(file) < distance(best) ? file : best));
}

async function variantTable(group, file, variant, servers, options) {
  const headers = { 'Accept-Encoding': variant.encoding };
  const at = (server) => ({ ...server, url: server.origin + file.address, headers });
  await withServers([bareCopyOf(at(servers[0]).url, headers)], async ([bare]) => {
    const [own, ...nginxes] = servers;
    const measured = [own, bare, ...(variant.withNginx ? nginxes : [])].map(at);
    const sent = (await rawGet(measured[0].url, headers)).body.length;
    const title = `${group}: GET ${file.address}, ${file.size.toLocaleString('en')} bytes, ${variant.encoding}`;
    const table = {
      group: variant.withNginx ? group : undefined,
      title,
      reference: nginxes.length > 0 && variant.withNginx ? 'nginx' : 'bare node',
    };
    await loadTable(
      { ...table, notes: [`bytes of an answer: ${sent.toLocaleString('en')}`, ...why(variant)] },
      measured,
      options,
    );
  });
}

function why({ withNginx }) {
  if (!isInstalled()) return ['nginx is not installed: with it (apt-get install nginx), it is measured too'];
  return withNginx ? [] : ['without nginx: as Debian packs it, it has no brotli'];
}

/** One file of the build, plain and compressed. */
export function fileTables(group, file, { databaseUrl, ...options }) {
  const targets = [ours(databaseUrl), ...(isInstalled() ? [nginx(CLIENT)] : [])];
  return withServers(targets, async (servers) => {
    for (const variant of VARIANTS) await variantTable(group, file, variant, servers, options);
  });
}
