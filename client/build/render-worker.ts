/**
 * Renders the pages of a snapshot in a thread of its own, for the server, which has no React: it asks for them by
 * `workerData`, gets a message for each file, and the thread ends.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { ClientAssets, RenderedFile, RenderTask } from '#shared/content/site/rendering';
import { renderSite } from './prerender.tsx';

/** Half a millisecond for a page; the highest quality, for files that are built once, takes thirty. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const { snapshot, only } = workerData as RenderTask;
const assets = JSON.parse(await readFile(join(import.meta.dirname, 'assets.json'), 'utf8')) as ClientAssets;

async function send({ address, extension, body }: RenderedFile): Promise<void> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, QUICK), promisify(gzip)(body)]);
  parentPort?.postMessage({ address, extension, bodies: { identity: Buffer.from(body), br, gzip: gz } });
}

// a page is compressed by other threads while the next one is rendered
const sent: Promise<void>[] = [];
for await (const file of renderSite(snapshot, assets, only && new Set(only))) sent.push(send(file));
await Promise.all(sent);
