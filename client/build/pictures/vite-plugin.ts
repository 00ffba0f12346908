import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { forgetUnusedPictures } from './cache.ts';
import { encodeAll } from './encode-all.ts';
import { FOLDER } from '#shared/content/pictures/picture-widths';
import { type Library, libraryOf, type PictureList } from './library.ts';

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
