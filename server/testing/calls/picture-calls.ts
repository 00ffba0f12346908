import { join } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import type { ErrorBody, LibraryPicture } from '#shared/contract';
import { ENDPOINTS, UPLOAD_FIELD } from '#shared/endpoints';
import { FORMAT_NAMES } from '#shared/content/pictures/picture-formats';
import { pictureFile } from '#shared/content/pictures/picture';
import type { SpecApp } from '../app/use-app.ts';

const HOOKS = join(import.meta.dirname, '../../../tools/test/server-specs/typescript-hooks.mjs');

/** Runs the encoding process from its TypeScript source, like the rest of the application in specs. */
function runSources(): void {
  const { NODE_OPTIONS } = process.env;
  beforeAll(() => void (process.env.NODE_OPTIONS = `--import=${HOOKS}`));
  afterAll(() => {
    if (NODE_OPTIONS === undefined) delete process.env.NODE_OPTIONS;
    else process.env.NODE_OPTIONS = NODE_OPTIONS;
  });
}

/** Uploads pictures as the admin and reads the results. */
export function pictureCalls(app: SpecApp) {
  runSources();
  const post = (content: Buffer, name: string) =>
    app.asAdmin.post(ENDPOINTS.pictures).attach(UPLOAD_FIELD, content, { filename: name });
  const get = (path: string) => app.raw({ path });
  return {
    post,
    get,
    upload: async (content: Buffer, name = 'site.jpg', status = 201) =>
      (await post(content, name).expect(status)).body as LibraryPicture,
    refused: async (status: number, content: Buffer, name = 'site.jpg') =>
      (await post(content, name).expect(status)).body as ErrorBody,
    count: async () => {
      const [{ n }] = await app.database.query<{ n: number }>('SELECT count(*)::int AS n FROM pictures');
      return n;
    },
    /** Every file of a picture, with the metadata that a decoder finds. */
    filesOf: async ({ base, widths }: LibraryPicture) => {
      const files: { width: number; format: string; content: Buffer; found: Metadata }[] = [];
      for (const width of widths)
        for (const format of FORMAT_NAMES) {
          const { content } = await get(pictureFile(base, width, format));
          files.push({ width, format, content, found: await sharp(content).metadata() });
        }
      return files;
    },
  };
}
