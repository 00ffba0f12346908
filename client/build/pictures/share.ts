import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached } from './cache.ts';

const LOGO = join(import.meta.dirname, '../../src/images/logo-reversed.svg');
/** The size that social networks ask for; the logo is on a dark rectangle at the lower left, as on the home page. */
const SETTINGS = {
  width: 1200,
  height: 630,
  quality: 80,
  slab: { width: 560, height: 170 },
  logo: { width: 400, left: 80 },
  mark: { width: 176, height: 20 },
} as const;

interface EncodedSharePicture {
  width: number;
  height: number;
  name: string;
}

const slab = ({ slab, mark }: typeof SETTINGS) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${slab.width}" height="${slab.height}"><rect width="100%" height="100%" fill="#12263a"/><rect x="80" width="${mark.width}" height="${mark.height}" fill="#f3b61f"/></svg>`,
  );

async function make(source: Buffer, folder: string, stem: string): Promise<EncodedSharePicture> {
  const { width, height, quality, logo } = SETTINGS;
  const top = height - SETTINGS.slab.height;
  const name = `${stem}-share.jpeg`;
  const lettering = await sharp(await readFile(LOGO), { density: 144 })
    .resize(logo.width)
    .png()
    .toBuffer({ resolveWithObject: true });
  const middle = SETTINGS.mark.height + (SETTINGS.slab.height - SETTINGS.mark.height - lettering.info.height) / 2;
  await sharp(source)
    .resize(width, height, { position: 'centre' })
    .composite([
      { input: slab(SETTINGS), left: 0, top },
      { input: lettering.data, left: logo.left, top: Math.round(top + middle) },
    ])
    .jpeg({ quality, progressive: true })
    .toFile(join(folder, name));
  return { width, height, name };
}

/** Encodes the picture that social networks show for a link to the site. */
export async function encodeShare(file: string, cache?: string) {
  return cached(file, { settings: { ...SETTINGS, lettering: await readFile(LOGO, 'utf8') }, make }, cache);
}
