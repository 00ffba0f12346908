import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { FOLDER } from '#shared/content/pictures/picture-widths';
import { forgetUnusedPictures } from './cache.ts';
import { encode } from './encode.ts';
import { type Library, libraryOf, type PictureList, picturesBelow } from './library.ts';
import { encodeShare } from './share.ts';

/** Milliseconds between progress messages. */
const PATIENCE = 2000;

/** Encodes every picture below a folder, one per processor at a time, and reports the progress. */
async function encodeAll(folder: string, tell: (line: string) => void): Promise<void> {
  const files = await picturesBelow(folder);
  const waiting = files.values();
  const started = Date.now();
  let done = 0;
  let told = started;
  const worker = async () => {
    for (const file of waiting) {
      await encode(file);
      await encodeShare(file);
      done += 1;
      if (Date.now() - told < PATIENCE) continue;
      told = Date.now();
      tell(`build  pictures ... ${done} of ${files.length}, ${((told - started) / 1000).toFixed(0)} s`);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
}

const PICTURES = join(import.meta.dirname, '../../src/pictures');

function serve({ middlewares }: ViteDevServer, library: () => Library | undefined) {
  middlewares.use(`/${FOLDER}`, (request, response, next) => {
    const file = library()?.files.get(request.url?.slice(1) ?? '');
    if (!file) return next();
    response.setHeader('Content-Type', `image/${extname(file).slice(1)}`);
    createReadStream(file).pipe(response);
  });
}

/**
 * Encodes the repository's pictures. The browser build emits the files, the prerendering build a list of them (pictures.json). Modules do
 * not import pictures, because the content refers to them by id.
 */
export function pictures(): Plugin {
  let library: Library | undefined;
  return {
    name: 'eclar:pictures',
    configureServer: (server) => serve(server, () => library),
    async buildStart() {
      // eslint-disable-next-line no-console -- tools/build/build.mjs passes it on
      await encodeAll(PICTURES, console.log);
      library = await libraryOf(PICTURES);
      const { mode, config } = this.environment;
      if (mode !== 'build' || config.consumer !== 'client') return;
      for (const [name, path] of library.files)
        this.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: await readFile(path) });
      await forgetUnusedPictures();
    },
    async writeBundle({ dir }) {
      if (this.environment.config.consumer === 'client') return;
      const { pictures, shares } = library!;
      await writeFile(join(dir!, 'pictures.json'), JSON.stringify({ pictures, shares } satisfies PictureList));
    },
  };
}
