import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, extname, join, resolve } from 'node:path';
import type { Plugin, Rolldown, ViteDevServer } from 'vite';
import { FOLDER } from '#shared/content/picture-source';
import { encode } from './encode.ts';
import { encodeAll } from './encode-all.ts';
import { folderModule, pictureModule, shareModule, tintStyles } from './modules.ts';
import { encodeShare } from './share.ts';

const ROOT = join(import.meta.dirname, '../..');
const PICTURES = join(ROOT, 'src/pictures');
const WANTED = /^(.*)\?(picture|pictures|share)$/;
const TINT = /^\/tint-([0-9a-f]{3})\.css$/;

/** Files for the development server, by URL; a build emits them instead. */
const served = new Map<string, string>();

/** Only the browser's build emits the files: the prerendering needs no more than their names. */
async function provide(context: Rolldown.PluginContext, folder: string, names: string[]) {
  const { mode, config } = context.environment;
  for (const name of names) {
    if (mode !== 'build') served.set(`/${name}`, join(folder, name));
    else if (config.consumer === 'client')
      context.emitFile({ type: 'asset', fileName: `${FOLDER}/${name}`, source: await readFile(join(folder, name)) });
  }
}

async function moduleOf(context: Rolldown.PluginContext, path: string, wanted: string) {
  if (wanted === 'pictures') return folderModule(path);
  if (wanted === 'share') {
    const { folder, info } = await encodeShare(path);
    await provide(context, folder, [info.name]);
    return shareModule(info);
  }
  const { folder, info } = await encode(path);
  await provide(context, folder, info.files);
  return pictureModule(info);
}

function serve({ middlewares }: ViteDevServer) {
  middlewares.use(`/${FOLDER}`, (request, response, next) => {
    const file = served.get(request.url ?? '');
    if (!file) return next();
    response.setHeader('Content-Type', `image/${extname(file).slice(1)}`);
    createReadStream(file).pipe(response);
  });
}

/** `name.jpg?picture`, `folder?pictures` and `name.jpg?share`, declared in pictures.d.ts. */
export function pictures(): Plugin {
  return {
    name: 'eclar:pictures',
    enforce: 'pre',
    configureServer: serve,
    async buildStart() {
      // eslint-disable-next-line no-console -- tools/build/build.mjs passes it on
      await encodeAll(PICTURES, console.log);
    },
    resolveId(id, importer) {
      if (TINT.test(id)) return id;
      if (!WANTED.test(id) || id.startsWith(ROOT)) return undefined;
      // the development server asks with URLs that begin at the root
      return id.startsWith('/') ? join(ROOT, id) : resolve(dirname(importer ?? ROOT), id);
    },
    async load(id) {
      const tint = TINT.exec(id)?.[1];
      if (tint) return tintStyles(tint);
      const [, path, wanted] = WANTED.exec(id) ?? [];
      return path ? { code: await moduleOf(this, path, wanted), moduleType: 'js' } : undefined;
    },
  };
}
