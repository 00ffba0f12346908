import { loadTable } from '../lib/load-table.mjs';
import { peerTarget } from '../lib/peers.mjs';
import { bareCopyOf, nodePg, ours, rawGet, withServers } from '../lib/targets.mjs';

const LISTS = ['/api/jobs', '/api/rental'];

async function sizesOf(servers) {
  const sizes = await Promise.all(
    servers.map(async ({ name, url }) => `${name} ${(await rawGet(url)).body.length.toLocaleString('en')}`),
  );
  return `bytes of an answer: ${sizes.join(', ')}`;
}

/** The two public lists, with 20 rows each. */
export function run({ databaseUrl, peers, ...options }) {
  const others = peers.filter(({ list }) => list).map((peer) => peerTarget(peer, peer.list));
  return withServers([ours(databaseUrl), nodePg(databaseUrl), ...others], async ([own, pg, ...rest]) => {
    for (const path of LISTS) {
      const at = (server) => ({ ...server, url: server.origin + path });
      await withServers([bareCopyOf(own.origin + path)], async ([bare]) => {
        const servers = [own, bare, pg].map(at).concat(rest);
        const table = { group: 'lists', title: `lists: GET ${path}`, reference: 'bare node' };
        await loadTable({ ...table, notes: [await sizesOf(servers)] }, servers, options);
      });
    }
  });
}
