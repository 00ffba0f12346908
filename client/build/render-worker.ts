/**
 * Renders the pages of a snapshot in a worker thread, because the server does not load React. The task comes in `workerData`; a message is
 * sent per page, then the thread ends.
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

/** About 2 ms per page; the highest quality takes 30 to 100 ms and makes it a tenth smaller. */
const QUICK = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The initial congestion window of TCP. The rest of a larger page arrives a round trip later. */
const FIRST_FLIGHT = 14 * 1024;

const { snapshot, ...options } = workerData as RenderTask;
const assets = JSON.parse(await readFile(join(import.meta.dirname, 'assets.json'), 'utf8')) as ClientAssets;

const compressed = promisify(brotliCompress);

async function encoded({ address, extension, body }: RenderedFile): Promise<EncodedFile> {
  const [quick, gz] = await Promise.all([compressed(body, QUICK), promisify(gzip)(body)]);
  const br = extension === '.html' && quick.length > FIRST_FLIGHT ? await compressed(body) : quick;
  return { address, extension, br, gzip: gz };
}

async function send({ files, ...page }: RenderedPage): Promise<void> {
  const message: RenderedMessage = { ...page, files: await Promise.all(files.map(encoded)) };
  parentPort?.postMessage(message);
}

// other threads compress a page while the next one is rendered
const sent: Promise<void>[] = [];
for await (const page of renderSite(snapshot, assets, options)) sent.push(send(page));
await Promise.all(sent);
