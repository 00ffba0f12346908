import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { SAMPLE } from '#shared/content/sample/sample';
import { ICON_SIZES, ICON_USES, type IconUse } from '#shared/content/theme/icons';
import { thorough } from '#shared/testing/thorough';
import { builtClient } from '../testing/built/built-client.ts';
import { useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';
import { pictureCalls } from '../testing/calls/picture-calls.ts';
import { pictureAs } from '../testing/samples/pictures.ts';

const { ink } = SAMPLE.firm.colours;
const [GREY, ORANGE] = ['#f0f0f0', '#e07020'];
const FOREVER = 'public, max-age=31536000, immutable';

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 4, background } });

/** A wordmark of 400 x 100 pixels with transparent space around it. */
const wordmark = async () =>
  plain(500, 300, '#00000000')
    .composite([{ input: await plain(400, 100, ORANGE).png().toBuffer(), left: 20, top: 150 }])
    .png()
    .toBuffer();

async function colourAt(picture: Buffer, left: number, top: number) {
  const pixel = sharp(picture).extract({ left, top, width: 1, height: 1 }).toColourspace('srgb').raw();
  return [...(await pixel.toBuffer())].slice(0, 3);
}

const channelsOf = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));

/** Pictures are compressed with slight losses. */
async function expectColour(picture: Buffer, [left, top]: [number, number], hex: string) {
  const differences = (await colourAt(picture, left, top)).map((value, at) => Math.abs(value - channelsOf(hex)[at]));
  expect(Math.max(...differences)).toBeLessThan(12);
}

/** Size of the area that differs from the picture's corner. */
async function drawnIn(picture: Buffer) {
  const { info } = await sharp(picture).trim({ threshold: 60 }).toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

const client = builtClient();
beforeAll(async () => {
  mkdirSync(join(client.path, 'assets'));
  writeFileSync(join(client.path, 'assets/frame-432.jpeg'), await plain(432, 288, GREY).jpeg().toBuffer());
});
afterAll(() => client.remove());

describe('the pictures that a site makes of its firm', () => {
  const app = useApp({ clientDir: client.path });
  const editor = editorOf(app);
  const { upload, get } = pictureCalls(app);

  const iconsIn = async (): Promise<Partial<Record<IconUse, string>>> => {
    const html = (await get('/')).content.toString();
    return Object.fromEntries([...html.matchAll(/icon (\w+) ([^<]+)/g)].map(([, use, address]) => [use, address]));
  };
  const shareIn = async () => /shared (\S+) (\d+ x \d+)/.exec((await get('/')).content.toString())!.slice(1);
  const fileAt = async (address: string) => {
    const { status, headers, content } = await get(address);
    expect([status, headers['cache-control']]).toEqual([200, FOREVER]);
    return content;
  };
  /** Each icon, once it has been asked for at its address and has the size of its use. */
  const icons = async () => {
    const addresses = await iconsIn();
    expect(Object.keys(addresses)).toEqual(ICON_USES);
    const files: Partial<Record<IconUse, Buffer>> = {};
    for (const use of ICON_USES) {
      files[use] = await fileAt(addresses[use]!);
      const { format, width, height } = await sharp(files[use]).metadata();
      expect([format, width, height]).toEqual(['png', ICON_SIZES[use], ICON_SIZES[use]]);
    }
    return files as Record<IconUse, Buffer>;
  };
  const shows = async (field: 'logo' | 'icon', content: Buffer) => {
    await editor.set('firm', [field], { picture: (await upload(content, `${field}.png`))._id, alt: 'The sign' });
    await editor.published();
  };

  it('are those of the build while the firm is the sample firm', async () => {
    await editor.say('Another mission.');
    await editor.published();
    expect(await iconsIn()).toEqual({});
    expect(await shareIn()).toEqual(['/assets/frame-share.jpeg', '1200 x 630']);
  });

  it('show the initial and the name of a firm without a logo, in its colors', async () => {
    await editor.rename('Sugbo Builders');
    await editor.published();
    const { tab, large } = await icons();
    await expectColour(tab, [1, 1], ink);
    expect((await drawnIn(large)).height).toBeGreaterThan(ICON_SIZES.large / 2);
    const [address, size] = await shareIn();
    expect(address).not.toContain('frame');
    expect(size).toBe('1200 x 630');
    const share = await fileAt(address);
    expect(await sharp(share).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
    await expectColour(share, [10, 620], ink);
    await expectColour(share, [1190, 10], GREY);
  });

  thorough.it('show the logo undistorted on the dark color, within the circle that a phone may cut out', async () => {
    await shows('logo', await wordmark());
    const { touch, maskable } = await icons();
    await expectColour(touch, [2, 2], ink);
    await expectColour(touch, [90, 90], ORANGE);
    const shown = await drawnIn(touch);
    expect(shown.width).toBeGreaterThan(140);
    expect(shown.width / shown.height).toBeCloseTo(4, 0);
    const masked = await drawnIn(maskable);
    expect(Math.hypot(masked.width, masked.height)).toBeLessThanOrEqual(ICON_SIZES.maskable * 0.81);
  });

  thorough.it('have the logo on the picture for shared links', async () => {
    const share = await fileAt((await shareIn())[0]);
    await expectColour(share, [120, 560], ORANGE);
    await expectColour(share, [85, 630 - 45], ink);
  });

  thorough.it('keep their addresses when another text is published, and change them with the colors', async () => {
    const before = await iconsIn();
    await editor.say('A third mission.');
    await editor.published();
    expect(await iconsIn()).toEqual(before);
    await editor.set('firm', ['colours', 'ink'], '#003322');
    await editor.published();
    expect((await iconsIn()).tab).not.toBe(before.tab);
    await expectColour((await icons()).tab, [1, 1], '#003322');
    expect((await get(before.tab!)).status).toBe(404);
  });

  thorough.it('are of the picture that the owner chose as the icon, which fills them if it is square', async () => {
    await shows('icon', await pictureAs('png', 300, 300));
    const { touch, maskable } = await icons();
    await expectColour(touch, [2, 2], '#c04040');
    await expectColour(touch, [177, 177], '#c0c0c0');
    await expectColour(maskable, [2, 2], '#c04040');
    expect((await drawnIn(maskable)).width).toBeLessThan(ICON_SIZES.maskable * 0.6);
    const places = { places: ['Company › Icon'] };
    const { icon } = (await editor.state()).content.firm;
    expect((await app.asAdmin.get(`admin/pictures/${icon!.picture}/places`).expect(200)).body).toEqual(places);
  });

  thorough.it('are of the chosen picture for shared links as it is', async () => {
    const { _id, base } = await upload(await pictureAs('jpeg', 1300, 700), 'share.jpg');
    await editor.set('pages', ['share'], { picture: _id, alt: 'Our works' });
    await editor.published();
    expect((await shareIn())[0]).toMatch(new RegExp(`^${base}-\\d+\\.jpeg$`));
  });

  thorough.describe('on a replica that starts later', () => {
    const replica = useApp({ clientDir: client.path, replicaOf: app });

    it('are at the same addresses', async () => {
      const { tab } = await iconsIn();
      const { body } = await replica.at(tab!).expect(200);
      expect(await fileAt(tab!)).toEqual(body);
    });
  });
});
