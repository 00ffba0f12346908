import { loadTable } from './load-table.mjs';
import { peerTarget } from './peers.mjs';
import { nodePg, ours, withServers } from './targets.mjs';

/** A form that is stored before it is answered; the peers' call of that group is sent what the command line says. */
export function formTable(group, { path, form, notes }, { databaseUrl, peers, ...options }) {
  const others = peers.filter((peer) => peer[group]).map((peer) => peerTarget(peer, peer[group].url, peer[group].form));
  return withServers([ours(databaseUrl), nodePg(databaseUrl), ...others], async ([own, pg, ...rest]) => {
    const servers = [own, pg].map((server) => ({ ...server, url: server.origin + path, form })).concat(rest);
    await loadTable({ group, title: `${group}: POST ${path}`, reference: 'node + pg', notes }, servers, options);
  });
}
