/** What is measured of the answers: a function for each group of tables. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNginxInstalled } from '../lib/load/nginx.mjs';
import { CLIENT } from '../lib/server.mjs';
import { loadTable } from './lib/load.mjs';
import { bareCopyOf, listTargets, nginx, nodePg, ours, peerTarget, rawGet, withServers } from './lib/targets.mjs';

const LISTS = ['/api/jobs', '/api/rental'];

async function sizesOf(servers) {
  const sizes = await Promise.all(
    servers.map(async ({ name, url }) => `${name} ${(await rawGet(url)).body.length.toLocaleString('en')}`),
  );
  return `bytes of an answer: ${sizes.join(', ')}`;
}

/** The two public lists, with 20 rows each. */
function lists({ databaseUrl, peers, ...options }) {
  return withServers([ours(databaseUrl), nodePg(databaseUrl), ...listTargets(peers)], async ([own, pg, ...rest]) => {
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

const ENCODINGS = ['identity', 'gzip', 'br'];

/** The file of a folder of the build whose size is nearest to the one that is asked for. */
function nearestFile(folder, ending, bytes, except) {
  const names = readdirSync(join(CLIENT, folder)).filter((name) => name.endsWith(ending) && !except?.test(name));
  const files = names.map((name) => ({ name, size: statSync(join(CLIENT, folder, name)).size }));
  const distance = ({ size }) => Math.abs(size - bytes);
  return files.reduce((best, file) => (distance(file) < distance(best) ? file : best));
}

async function encodedTable(group, { address, size }, encoding, [own, ...nginxes], options) {
  // as Debian packs it, nginx has no brotli
  const others = encoding === 'br' ? [] : nginxes;
  const headers = { 'Accept-Encoding': encoding };
  const at = (server) => ({ ...server, url: server.origin + address, headers });
  await withServers([bareCopyOf(own.origin + address, headers)], async ([bare]) => {
    const sent = (await rawGet(own.origin + address, headers)).body.length.toLocaleString('en');
    const notes = [`bytes of an answer: ${sent}`];
    if (!isNginxInstalled()) notes.push('nginx is not installed: with it (apt-get install nginx), it is measured too');
    const title = `${group}: GET ${address}, ${size.toLocaleString('en')} bytes, ${encoding}`;
    const reference = others.length > 0 ? 'nginx' : 'bare node';
    const table = { group: encoding === 'br' ? undefined : group, title, reference, notes };
    await loadTable(table, [own, bare, ...others].map(at), options);
  });
}

/** One file of the build, plain and compressed. */
function fileTables(group, file, { databaseUrl, ...options }) {
  const targets = [ours(databaseUrl), ...(isNginxInstalled() ? [nginx(CLIENT)] : [])];
  return withServers(targets, async (servers) => {
    for (const encoding of ENCODINGS) await encodedTable(group, file, encoding, servers, options);
  });
}

/** Filled in from the database, or not for visitors. */
const NOT_PLAIN = /^(careers|rentals-list|404|admin-.+)\.html$|\[|\$|:/;

/** A prerendered page of about 12 KB. */
function pages(options) {
  const { name, size } = nearestFile('', '.html', 12 * 1024, NOT_PLAIN);
  return fileTables('pages', { size, address: `/${name.replace('.html', '')}` }, options);
}

/** The script that is nearest to 100 KB. */
function assets(options) {
  const { name, size } = nearestFile('assets', '.js', 100 * 1024);
  return fileTables('assets', { size, address: `/assets/${name}` }, options);
}

/** A form that is stored before it is answered; the peers' call of that group is sent what the command line says. */
function formTable(group, { path, form, notes }, { databaseUrl, peers, ...options }) {
  const others = peers.filter((peer) => peer[group]).map((peer) => peerTarget(peer, peer[group].url, peer[group].form));
  return withServers([ours(databaseUrl), nodePg(databaseUrl), ...others], async ([own, pg, ...rest]) => {
    const servers = [own, pg].map((server) => ({ ...server, url: server.origin + path, form })).concat(rest);
    await loadTable({ group, title: `${group}: POST ${path}`, reference: 'node + pg', notes }, servers, options);
  });
}

/** Quotes and inquiries, each a new one. */
async function submit(options) {
  await formTable('submit', { path: '/api/offers', form: { kind: 'quote' } }, options);
  await formTable('submit', { path: '/api/services', form: { kind: 'inquiry' } }, options);
}

/** Of the product's places for uploads under way. */
const MOST_UPLOADS = 8;

/** Applications with a resume of 57 KB. */
function apply(options) {
  const connections = Math.min(options.connections, MOST_UPLOADS);
  const notes = [`${connections} connections: the product takes at most ${MOST_UPLOADS} uploads at once`];
  return formTable('apply', { path: '/api/apply', form: { kind: 'application' }, notes }, { ...options, connections });
}

export const ANSWER_GROUPS = { lists, pages, assets, submit, apply };
