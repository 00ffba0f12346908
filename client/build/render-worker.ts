/**
 * Renders the pages of a snapshot in a thread of its own, for the server, which has no React: it asks for them by
 * `workerData`, gets a message for each page, and the thread ends.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type {
  ClientAssets,
  EncodedFile,
  RenderedFile,
  RenderedMessage,
  RenderedPage,
  RenderTask,
} from '#shared/content/site/rendering';
import { renderSite } from './prerender.tsx';

/** Half a millisecond for a page; the highest quality, for files that are built once, takes thirty. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const { snapshot, ...options } = workerData as RenderTask;
const assets = JSON.parse(await readFile(join(import.meta.dirname, 'assets.json'), 'utf8')) as ClientAssets;

async function encoded({ address, extension, body }: RenderedFile): Promise<EncodedFile> {
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body, QUICK), promisify(gzip)(body)]);
  return { address, extension, br, gzip: gz };
}

async function send({ files, ...page }: RenderedPage): Promise<void> {
  const message: RenderedMessage = { ...page, files: await Promise.all(files.map(encoded)) };
  parentPort?.postMessage(message);
}

// a page is compressed by other threads while the next one is rendered
const sent: Promise<void>[] = [];
for await (const page of renderSite(snapshot, assets, options)) sent.push(send(page));
await Promise.all(sent);
