/** Measurements of answers: a function for each group of tables. */
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isNginxInstalled } from '../lib/load/nginx.mjs';
import { CLIENT } from '../lib/server.mjs';
import { bareCopyOf, listTargets, nginx, nodePg, ours, peerTarget, rawGet, withServers } from './lib/targets.mjs';
import { cpuOf } from '../lib/load/processes.mjs';
import { tell } from '../lib/load/say.mjs';
import { SATURATED } from './goals.mjs';
import { runLoad } from './lib/generator.mjs';
import { measureRounds, report } from './report/rounds.mjs';

/** Enough for V8 to compile hot code. A time limit alone would favour fast targets; a number of requests alone may take forever. */
const WARM_UP = { fetched: { amount: 20_000, seconds: 10 }, sent: { amount: 2000, seconds: 10 } };

/** Samples a target under load: requests per second, and CPU time per request. */
async function sampleLoad({ pid }, order) {
  const before = pid && cpuOf(pid);
  const { completed, seconds, busy, problem } = await runLoad(order);
  const cpu = before === undefined ? undefined : (cpuOf(pid) - before) / completed;
  return { value: completed / seconds, cpu, busy, problem };
}

function saturationNotes(samples) {
  const names = [...samples].filter(([, all]) => !all.every(({ busy }) => busy < SATURATED)).map(([name]) => name);
  const told = `the load generator had no time left for ${names.join(', ')}: they may be faster than this`;
  return names.length > 0 ? [told] : [];
}

/** Warms up all servers, then measures them by turns in rounds. Each server defines its load. */
async function loadTable(table, servers, { rounds, seconds, connections, page }) {
  const order = ({ url, form, headers }) => ({ url, form, headers, connections });
  for (const server of servers) {
    tell(`${table.title}: warming up ${server.name}`);
    await runLoad({ ...order(server), ...(server.form ? WARM_UP.sent : WARM_UP.fetched) });
  }
  const sample = (server) => sampleLoad(server, { ...order(server), seconds });
  const samples = await measureRounds(table.title, servers, rounds, sample);
  const notes = [...(table.notes ?? []), ...saturationNotes(samples)];
  report({ unit: 'req/s', cpuHead: 'CPU µs/request', ...table, notes }, samples, page);
}

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

/** A form that is stored before it is answered. The command line sets the body of the peers' calls in the group. */
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
const MAX_UPLOADS = 8;

/** Applications with a resume of 57 KB. */
function apply(options) {
  const connections = Math.min(options.connections ?? MAX_UPLOADS, MAX_UPLOADS);
  const notes = [`${connections} connections: the product takes at most ${MAX_UPLOADS} uploads at once`];
  return formTable('apply', { path: '/api/apply', form: { kind: 'application' }, notes }, { ...options, connections });
}

export const ANSWER_GROUPS = { lists, pages, assets, submit, apply };
