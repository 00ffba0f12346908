/** Measurements of answers: a function for each group of tables. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNginxInstalled } from '../lib/load/nginx.mjs';
import { CLIENT } from '../lib/server.mjs';
import { loadTable } from './lib/load.mjs';
import { bareCopyOf, listTargets, nginx, nodePg, ours, peerTarget, rawGet, withServers } from './lib/targets.mjs';

const LISTS = ['/api/jobs', '/api/rental'];

/** Answer sizes of each server, which show differences between the answers; nginx adds none of our headers. */
async function sizesOf(servers) {
  const sizes = await Promise.all(
    servers.map(async ({ name, url, headers }) => {
      const answer = await rawGet(url, headers);
      return `${name} ${answer.headBytes} + ${answer.body.length.toLocaleString('en')}`;
    }),
  );
  return `bytes of an answer, headers + body: ${sizes.join(', ')}`;
}

/** The two public lists, with 20 rows each. */
function lists({ databaseUrl, peers, node, ...options }) {
  const targets = [ours(databaseUrl, node), nodePg(databaseUrl, node), ...listTargets(peers)];
  return withServers(targets, async ([own, pg, ...rest]) => {
    for (const path of LISTS) {
      const at = (server) => ({ ...server, url: server.origin + path });
      await withServers([bareCopyOf(own.origin + path, node)], async ([bare]) => {
        const servers = [own, bare, pg].map(at).concat(rest);
        const table = { group: 'lists', title: `GET ${path}`, references: ['bare node'] };
        await loadTable({ ...table, notes: [await sizesOf(servers)] }, servers, options);
      });
    }
  });
}

const ENCODINGS = ['identity', 'gzip', 'br'];

/** Files in a folder of the built client, with their sizes. */
function filesIn(folder, ending, except) {
  const names = readdirSync(join(CLIENT, folder)).filter((name) => name.endsWith(ending) && !except?.test(name));
  return names.map((name) => ({ name, size: statSync(join(CLIENT, folder, name)).size }));
}

const best = (files, costOf) => files.reduce((one, other) => (costOf(other) < costOf(one) ? other : one));

async function encodedTable({ group, references, address, size }, encoding, own, { node, ...options }) {
  const headers = { 'Accept-Encoding': encoding };
  const sent = await rawGet(own.origin + address, headers);
  // Debian's nginx has no brotli
  const nginxes = encoding !== 'br' && isNginxInstalled() ? [nginx(CLIENT, sent.body.length)] : [];
  const at = (server) => ({ ...server, url: server.origin + address, headers });
  await withServers([bareCopyOf(own.origin + address, node, headers), ...nginxes], async (others) => {
    const servers = [own, ...others].map(at);
    const notes = [await sizesOf(servers)];
    if (!isNginxInstalled()) notes.push('nginx is not installed: with it, it is measured too');
    const title = `GET ${address}, ${size.toLocaleString('en')} bytes, ${encoding}`;
    await loadTable({ group, when: encoding, title, references, notes }, servers, options);
  });
}

/** Measures one file of the build, plain and compressed. */
function fileTables(file, { databaseUrl, ...options }) {
  return withServers([ours(databaseUrl, options.node)], async ([own]) => {
    for (const encoding of ENCODINGS) await encodedTable(file, encoding, own, options);
  });
}

/** Pages that are filled from the database or are not for visitors. */
const NOT_PLAIN = /^(careers|rentals-list|404|admin-.+)\.html$|\[|\$|:/;
const PAGE_BYTES = 12 * 1024;

/** Measures the prerendered page closest to 12 KB. */
function pages(options) {
  const { name, size } = best(filesIn('', '.html', NOT_PLAIN), (file) => Math.abs(file.size - PAGE_BYTES));
  const file = { group: 'pages', references: ['bare node', 'nginx'], address: `/${name.replace('.html', '')}`, size };
  return fileTables(file, options);
}

const SCRIPT_BYTES = 100 * 1024;

/** Measures the smallest script of at least 100 KB. */
function assets(options) {
  const large = filesIn('assets', '.js').filter(({ size }) => size >= SCRIPT_BYTES);
  const { name, size } = best(large, (file) => file.size);
  return fileTables({ group: 'assets', references: ['nginx', 'bare node'], address: `/assets/${name}`, size }, options);
}

/** A form that is stored before it is answered. The command line sets what the peers' calls of the group are sent. */
function formTable(group, { path, form, notes }, { databaseUrl, peers, node, ...options }) {
  const others = peers.filter((peer) => peer[group]).map((peer) => peerTarget(peer, peer[group].url, peer[group].form));
  return withServers([ours(databaseUrl, node), nodePg(databaseUrl, node), ...others], async ([own, pg, ...rest]) => {
    const servers = [own, pg].map((server) => ({ ...server, url: server.origin + path, form })).concat(rest);
    await loadTable({ group, title: `POST ${path}`, references: ['node + pg'], notes }, servers, options);
  });
}

/** Quotes and inquiries, each a new one. */
async function submit(options) {
  await formTable('submit', { path: '/api/offers', form: { kind: 'quote' } }, options);
  await formTable('submit', { path: '/api/services', form: { kind: 'inquiry' } }, options);
}

/** The product's upload slots. */
const MOST_UPLOADS = 8;

/** Applications with a resume of 57 KB. */
function apply(options) {
  const connections = Math.min(options.connections ?? MOST_UPLOADS, MOST_UPLOADS);
  const notes = [`${connections} connections: the product takes at most ${MOST_UPLOADS} uploads at once`];
  return formTable('apply', { path: '/api/apply', form: { kind: 'application' }, notes }, { ...options, connections });
}

export const ANSWER_GROUPS = { lists, pages, assets, submit, apply };
