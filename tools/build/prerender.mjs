/**
 * Writes the sample content's pages and their data into dist/client, and .br and .gz files beside every text file. The server
 * renders other content with the files in dist/prerender: the bundle, assets.json and pictures.json.
 */
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { loadSource } from '../lib/source.mjs';
import { readAssets } from './assets.mjs';

const DIST = join(import.meta.dirname, '../../dist');
const CLIENT = join(DIST, 'client');
const PRERENDER = join(DIST, 'prerender');
const TEXT = /\.(html|js|css|svg|txt|xml|json)$/;
const VERSION_LENGTH = 12;

const { renderSite } = await import('../../dist/prerender/prerender.js');
const { SAMPLE } = await loadSource('shared/content/sample/sample.ts');

/** A hash of content, pictures and scripts. */
const versionOf = (...parts) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, VERSION_LENGTH);

function snapshotOf({ pictures, shares }, version) {
  return {
    content: SAMPLE,
    pictures: new Map(pictures),
    shares: new Map(shares),
    version,
    // only the running site knows whether to keep search engines away
    isSample: false,
    hasSampleSign: true,
    jobs: [],
    rentals: [],
  };
}

const fileOf = ({ address, extension }) => {
  const name = address === '/' ? '/index' : address;
  return join(CLIENT, name.endsWith(extension) ? name : name + extension);
};

async function writeRendered(rendered) {
  const file = fileOf(rendered);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, rendered.body);
}

/** Bytes. Visitors load no larger files, whose best compression would take seconds. Quality 9 makes them 7 % larger. */
const LARGE = 500_000;
const LARGE_QUALITY = 9;

async function compress(file) {
  const data = await readFile(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: data.length > LARGE ? LARGE_QUALITY : constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  await writeFile(`${file}.br`, await promisify(brotliCompress)(data, { params }));
  await writeFile(`${file}.gz`, await promisify(gzip)(data, { level: 9 }));
}

const links = await readAssets(CLIENT);
const pictures = JSON.parse(await readFile(join(PRERENDER, 'pictures.json'), 'utf8'));
const assets = { ...links, version: versionOf(SAMPLE, pictures, links) };
await writeFile(join(PRERENDER, 'assets.json'), JSON.stringify(assets));
const snapshot = snapshotOf(pictures, assets.version);
for await (const { address, files, failure } of renderSite(snapshot, assets)) {
  if (failure !== undefined) throw new Error(`The page ${address} could not be rendered: ${failure}`);
  await Promise.all(files.map(writeRendered));
}
await rm(join(CLIENT, '.vite'), { recursive: true });
const files = await readdir(CLIENT, { recursive: true });
await Promise.all(files.filter((file) => TEXT.test(file)).map((file) => compress(join(CLIENT, file))));
