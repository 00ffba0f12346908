import sharp from 'sharp';
import { contrast } from '#shared/content/documents/firm-rules';
import { ICON_SIZES, ICON_USES, type IconUse } from '#shared/content/theme/icons';
import type { Drawing, IconDrawing, ShareDrawing } from './encoding-messages.ts';
import { drawable, lettering } from './lettering.ts';

/** Space around the sign, as a share of the icon. */
const PADDING = 0.1;
const INITIAL_PADDING = 0.2;
/** Systems may cut a maskable icon to a circle of this share of its width. */
const SAFE = 0.8;
/** A picture counts as square up to this difference of its sides. */
const ALMOST_SQUARE = 0.02;
/** Below this contrast a sign disappears on its ground. */
const MIN_VISIBLE = 1.5;
const WHITE = '#ffffff';

/** The trimmed picture of the icons, and the colour around it. */
interface Sign {
  image: Buffer;
  width: number;
  height: number;
  ground: string;
  padding: number;
}

const hexOf = (channels: number[]) =>
  `#${channels.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

const svg = (width: number, height: number, elements: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${elements}</svg>`);

/** The colour of the picture's first pixel, which continues it. */
async function cornerOf(picture: Buffer): Promise<string> {
  const corner = await sharp(picture).extract({ left: 0, top: 0, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  return hexOf([...corner]);
}

/** The mean colour of the opaque pixels. */
async function meanOf(image: Buffer): Promise<string> {
  const { data, info } = await sharp(image).resize(1, 1).raw().toBuffer({ resolveWithObject: true });
  return hexOf([...data.subarray(0, info.channels - 1)]);
}

async function signOfPicture(picture: Buffer, ink: string): Promise<Sign> {
  const { isOpaque } = await sharp(picture).stats();
  const shown = isOpaque ? sharp(picture) : sharp(picture).trim();
  const { data: image, info } = await shown.png().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  if (!isOpaque) {
    const isVisible = contrast(await meanOf(image), ink) >= MIN_VISIBLE;
    return { image, width, height, ground: isVisible ? ink : WHITE, padding: PADDING };
  }
  const isSquare = Math.abs(width / height - 1) <= ALMOST_SQUARE;
  return { image, width, height, ground: await cornerOf(picture), padding: isSquare ? 0 : PADDING };
}

/** The first letter of the name, or a bar if no letter can be drawn. */
async function signOfName(name: string, { ink, accent }: IconDrawing['colours']): Promise<Sign> {
  const [initial] = drawable(name.toLocaleUpperCase('en')).filter((letter) => letter !== ' ');
  const size = ICON_SIZES.large;
  const shape = initial ? lettering(initial, size).paths : `<rect width="${size}" height="${size / 2}"/>`;
  // accents and round letters reach beyond the height of capitals
  const drawn = svg(
    2 * size,
    2 * size,
    `<g fill="${accent}" transform="translate(${size / 2} ${size / 2})">${shape}</g>`,
  );
  const { data: image, info } = await sharp(drawn).trim().png().toBuffer({ resolveWithObject: true });
  return { image, width: info.width, height: info.height, ground: ink, padding: INITIAL_PADDING };
}

async function iconOf({ image, width, height, ground, padding }: Sign, use: IconUse): Promise<Buffer> {
  const size = ICON_SIZES[use];
  const box = size * (1 - 2 * padding);
  const inside = box / Math.max(width, height);
  const scale = use === 'maskable' ? Math.min(inside, (size * SAFE) / Math.hypot(width, height)) : inside;
  const [across, down] = [width, height].map((side) => Math.max(1, Math.round(side * scale)));
  const fitted = await sharp(image).resize(across, down, { fit: 'fill' }).png().toBuffer();
  return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
    .composite([{ input: fitted, gravity: 'centre' }])
    .png({ palette: true, effort: 2 })
    .toBuffer();
}

async function drawIcons({ picture, name, colours }: IconDrawing): Promise<Buffer[]> {
  const sign = picture ? await signOfPicture(Buffer.from(picture), colours.ink) : await signOfName(name, colours);
  const icons: Buffer[] = [];
  for (const use of ICON_USES) icons.push(await iconOf(sign, use));
  return icons;
}

/** The slab with the firm's sign at the lower left, as in the build's share pictures (client/build/pictures/share.ts). */
const SHARE = { width: 1200, height: 630, quality: 80 };
const SLAB = { side: 80, above: 46, below: 56, mark: { width: 176, height: 20 } };
const LOGO = { width: 440, height: 120 };
const NAME = { size: 64, most: 960 };

/** The logo or the lettered name. */
interface OnSlab {
  width: number;
  height: number;
  paths?: string;
  image?: Buffer;
}

/** Undefined if no letter of the name can be drawn. */
async function onSlab({ logo, name }: ShareDrawing): Promise<OnSlab | undefined> {
  if (!logo) return drawable(name.trim()).length > 0 ? lettering(name, NAME.size, NAME.most) : undefined;
  const { isOpaque } = await sharp(logo).stats();
  const shown = isOpaque ? sharp(logo) : sharp(await sharp(logo).trim().png().toBuffer());
  const { data: image, info } = await shown
    .resize({ ...LOGO, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image, width: info.width, height: info.height };
}

/** The slab over the background, as SVG. */
function slabWith({ width, height, paths = '', image }: OnSlab, { ink, accent }: ShareDrawing['colours']) {
  const { side, above, below, mark } = SLAB;
  const slab = { width: Math.max(width, mark.width) + 2 * side, height: mark.height + above + height + below };
  const top = Math.round(SHARE.height - slab.height);
  const under = Math.round(top + mark.height + above);
  const elements =
    `<rect y="${top}" width="${slab.width}" height="${slab.height}" fill="${ink}"/>` +
    `<rect x="${side}" y="${top}" width="${mark.width}" height="${mark.height}" fill="${accent}"/>` +
    `<g transform="translate(${side} ${under})" fill="${WHITE}">${paths}</g>`;
  return [
    { input: svg(SHARE.width, SHARE.height, elements), left: 0, top: 0 },
    ...(image ? [{ input: image, left: side, top: under }] : []),
  ];
}

async function drawShare(drawing: ShareDrawing): Promise<Buffer> {
  const sign = await onSlab(drawing);
  return sharp(drawing.background)
    .resize(SHARE.width, SHARE.height, { position: 'centre' })
    .composite(sign ? slabWith(sign, drawing.colours) : [])
    .jpeg({ quality: SHARE.quality, progressive: true })
    .toBuffer();
}

/** Draws the pictures that a site makes of its firm: icons in the order of ICON_USES, or one picture for shared links. */
export async function draw(drawing: Drawing): Promise<Buffer[]> {
  // the drawing of this module alone: uploads cannot be SVG
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  return drawing.kind === 'icons' ? drawIcons(drawing) : [await drawShare(drawing)];
}
