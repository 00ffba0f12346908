import sharp, { type Sharp } from 'sharp';
import type { LibraryPicture } from '#shared/contract';
import { firstOrAll } from '#shared/testing/thorough';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { quarters } from '../../testing/samples/pictures.ts';
import { useApp } from '../../testing/app/use-app.ts';

const SCRIPT = '<script>alert(document.domain)</script>';
/** Degrees, minutes and seconds, as EXIF has them. */
const GPS = {
  GPSLatitudeRef: 'N',
  GPSLatitude: '15/1 36/1 58/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '120/1 37/1 38/1',
};
const EXIF = { IFD0: { Make: 'a camera', ImageDescription: SCRIPT }, IFD3: GPS };

describe('the files of a picture', () => {
  const app = useApp();
  const { upload, get, filesOf } = pictureCalls(app);

  const largest = async (picture: LibraryPicture, format: string): Promise<Sharp> =>
    sharp((await get(`${picture.base}-${picture.widths.at(-1)}.${format}`)).content);
  /** Red, green and blue of a point, rounded so that no encoding changes them. */
  const colourAt = async (picture: Sharp, left: number, top: number) => {
    const { data } = await picture
      .clone()
      .extract({ left, top, width: 1, height: 1 })
      .raw()
      .toBuffer({ resolveWithObject: true });
    return [...data.subarray(0, 3)].map((channel) => Math.round(channel / 64));
  };

  describe('of a photograph with its place and its camera', () => {
    let picture: LibraryPicture;
    let original: Buffer;
    beforeAll(async () => {
      original = await quarters(120, 90)
        .withExif(EXIF)
        .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/">${SCRIPT}</x:xmpmeta>`)
        .jpeg()
        .toBuffer();
      picture = await upload(original);
    });

    it('had them in the original', async () => {
      expect((await sharp(original).metadata()).exif?.length).toBeGreaterThan(100);
      expect(original.toString('latin1')).toContain(SCRIPT);
    });

    it('have no metadata at all', async () => {
      const files = await filesOf(picture);
      expect(files).toHaveLength(12);
      for (const { found, content } of files) {
        expect(found).not.toHaveProperty('exif');
        expect(found).not.toHaveProperty('xmp');
        expect(found).not.toHaveProperty('icc');
        expect(content.toString('latin1')).not.toMatch(/script|GPS|Exif|a camera/);
      }
    });
  });

  it('have nothing of what follows the picture in its file', async () => {
    const content = Buffer.concat([
      await quarters(100, 50).jpeg().toBuffer(),
      Buffer.from(`<html>${SCRIPT}`),
      Buffer.from('PK\x03\x04'),
    ]);
    for (const { content: file } of await filesOf(await upload(content))) expect(file.includes('script')).toBe(false);
  });

  it.each(firstOrAll([1, 2, 3, 4, 5, 6, 7, 8]))('are turned as the camera was held: %d', async (orientation) => {
    const content = await quarters(80, 60).withMetadata({ orientation }).png().toBuffer();
    const wanted = await sharp(content).autoOrient().toBuffer({ resolveWithObject: true });
    const picture = await upload(content);
    expect(picture).toMatchObject({ width: wanted.info.width, height: wanted.info.height });
    const shown = await largest(picture, 'webp');
    expect(await shown.metadata()).toMatchObject({ width: picture.width, height: picture.height });
    for (const [x, y] of [
      [0.25, 0.25],
      [0.75, 0.25],
      [0.25, 0.75],
      [0.75, 0.75],
    ]) {
      const [left, top] = [Math.floor(picture.width * x), Math.floor(picture.height * y)];
      expect(await colourAt(shown, left, top)).toEqual(await colourAt(sharp(wanted.data), left, top));
    }
  });

  it.each([
    ['of 16 bits', () => quarters(80, 64).toColourspace('rgb16').png().toBuffer()],
    ['for print', () => quarters(80, 62).toColourspace('cmyk').jpeg().toBuffer()],
  ])('show a picture %s in the colours of a screen', async (_what, make) => {
    const shown = await largest(await upload(await make()), 'jpeg');
    expect(await shown.metadata()).toMatchObject({ space: 'srgb', depth: 'uchar', channels: 3 });
    const [red, green, blue] = await colourAt(shown, 20, 15);
    expect(red).toBeGreaterThan(Math.max(green, blue));
  });

  it('keep what is transparent, and show it white in JPEG', async () => {
    const clear = { width: 60, height: 60, channels: 4 as const, background: { r: 200, g: 0, b: 0, alpha: 0 } };
    const picture = await upload(await sharp({ create: clear }).png().toBuffer());
    expect((await (await largest(picture, 'webp')).metadata()).hasAlpha).toBe(true);
    expect(await colourAt(await largest(picture, 'jpeg'), 30, 30)).toEqual([4, 4, 4]);
  });

  it.each(
    firstOrAll([
      ['one pixel', 1, 1, [1]],
      ['a line', 3000, 2, [432, 736, 1040, 1600]],
      ['a column', 2, 20_000, [1]],
    ]),
  )('are made of %s', async (_what, width, height, widths) => {
    const create = { width, height, channels: 3 as const, background: '#808080' };
    const picture = await upload(await sharp({ create }).png().toBuffer());
    expect(picture).toMatchObject({ width, height, widths });
    await filesOf(picture);
  });

  it('name the tone nearest to most of the picture', async () => {
    const create = { width: 50, height: 51, channels: 3 as const, background: '#8098b8' };
    expect(await upload(await sharp({ create }).png().toBuffer())).toMatchObject({ tone: 'tone-steel' });
  });
});
