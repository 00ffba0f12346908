import sharp from 'sharp';
import { ENDPOINTS } from '#shared/endpoints';
import { LIMITS } from '#shared/limits';
import { firstOrAll, thorough } from '#shared/testing/thorough';
import { pictureCalls } from '../../testing/calls/picture-calls.ts';
import { pictureAs, newPicture, pngBomb } from '../../testing/samples/pictures.ts';
import { multipart } from '../../testing/samples/multipart.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';
import { PictureEncoder } from '../encoding/encoder.ts';

const WRONG_TYPE = problemBody(415, ['The picture must be a JPEG, PNG, WebP or AVIF file.']);
const DAMAGED = problemBody(400, ['The picture is damaged and cannot be read. Save it again and upload the new file.']);
const TOO_LARGE = problemBody(413, ['The picture must be 25 MB or smaller.']);

const SCRIPT = '<script>alert(1)</script>';
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(100),
]);

describe('POST /admin/pictures', () => {
  const app = useApp();
  const { post, upload, refused, count, filesOf } = pictureCalls(app);

  it.each(firstOrAll(['jpeg', 'png', 'webp', 'avif'] as const))(
    'takes a picture of type %s, whatever its name says',
    async (type) => {
      const content = await pictureAs(type, 80, 60);
      const picture = await upload(content, 'Gerona site.txt');
      expect(picture).toEqual({
        _id: expect.stringMatching(/^p-[0-9a-f]{12}$/),
        name: 'Gerona site.txt',
        alt: '',
        focus: { x: 0.5, y: 0.5 },
        base: expect.stringMatching(/^\/pictures\/p-[0-9a-f]{12}-[0-9a-f]{8}$/),
        widths: [22, 37, 52, 80],
        width: 80,
        height: 60,
        tone: expect.stringMatching(/^tone-[a-z]+$/),
        type,
        bytes: content.length,
        createdAt: expect.any(String),
        createdBy: 'admin@eclar.example',
      });
    },
  );

  it('makes four widths of three formats, none wider than 1600 px', async () => {
    const picture = await upload(await pictureAs('jpeg', 2400, 1200));
    expect(picture).toMatchObject({ width: 2400, height: 1200, widths: [432, 736, 1040, 1600] });
    const sizes = (await filesOf(picture)).map(({ found }) => `${found.compression ?? found.format} ${found.width}`);
    expect(sizes).toEqual(picture.widths.flatMap((width) => ['av1', 'webp', 'jpeg'].map((type) => `${type} ${width}`)));
  });

  it.each(
    firstOrAll(
      firstOrAll([
        ['../../etc/crane.jpg', 'crane.jpg'],
        ['C:\\Users\\ana\\crane.jpg', 'crane.jpg'],
        ['crane\u202egpj.exe', 'cranegpj.exe'],
        [`crane.${'x'.repeat(300)}`, `crane.${'x'.repeat(249)}`],
        [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(251)}.jpg`],
      ]),
    ),
  )('keeps of the name %j what is safe to show', async (sent, kept) => {
    expect(await upload(await newPicture(), sent)).toMatchObject({ name: kept });
  });

  thorough.it('calls a picture without a name by its id', async () => {
    const { _id, name } = await upload(await newPicture(), '\u202e');
    expect(name).toBe(_id);
  });

  thorough.it('answers 200 with the picture that is there when the same file comes again', async () => {
    const content = await newPicture();
    const first = await upload(content, 'first.jpg');
    const before = await count();
    expect(await upload(content, 'second.jpg', 200)).toEqual(first);
    expect(await count()).toBe(before);
  });

  thorough.it('stores a file once that comes twice at the same time', async () => {
    const [content, before] = [await newPicture(), await count()];
    const answers = await Promise.all([post(content, 'a.jpg'), post(content, 'b.jpg')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 201]);
    expect(await count()).toBe(before + 1);
  });

  thorough.it('takes two at the same time, and tells one more to come back', async () => {
    const contents = await Promise.all([1, 2, 3].map(() => newPicture()));
    const answers = await Promise.all(contents.map((content) => post(content, 'a.jpg')));
    const busy = answers.filter(({ status }) => status === 503);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 503]);
    expect(busy[0].body).toEqual(
      problemBody(503, 'Several pictures are being processed. Please try again in a moment.'),
    );
    expect(busy[0].headers['retry-after']).toBe('5');
  });

  it.each([
    ['a drawing with a script', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${SCRIPT}</svg>`)],
    ['a web page', Buffer.from(`<!doctype html>${SCRIPT}`)],
    ['a GIF', Buffer.from('GIF89a\x01\0\x01\0\0\0\0;', 'latin1')],
    ['a TIFF', Buffer.from('II*\0\x08\0\0\0', 'latin1')],
    ['a PDF', Buffer.from('%PDF-1.4\n')],
    ['a video', Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1')],
    ['a few bytes', Buffer.from('\xff\xd8', 'latin1')],
  ])('refuses %s that is named as a picture', async (_what, content) => {
    const before = await count();
    expect(await refused(415, content, 'photo.jpg')).toEqual(WRONG_TYPE);
    expect(await count()).toBe(before);
  });

  thorough.it('says of a HEIC picture what to do', async () => {
    const { message } = await refused(415, heic, 'IMG_0001.HEIC');
    expect(message).toMatch(/^HEIC pictures are not supported\. Save it as JPEG/);
  });

  thorough.it('refuses a HEIC picture that says that it is an AVIF', async () => {
    const content = Buffer.from(heic.toString('latin1').replace('mif1heic', 'mif1avif'), 'latin1');
    expect([400, 415]).toContain((await post(content, 'a.avif')).status);
  });

  describe('of a picture that is damaged', () => {
    it.each(firstOrAll(['jpeg', 'png', 'webp', 'avif'] as const))('refuses a %s that is cut short', async (type) => {
      const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
      const create = { width: 600, height: 400, channels: 3 as const, background: '#888888', noise };
      const content = await sharp({ create }).toFormat(type).toBuffer();
      expect(await refused(400, content.subarray(0, content.length / 2))).toEqual(DAMAGED);
    });

    it.each(firstOrAll(['jpeg', 'png', 'webp', 'avif'] as const))(
      'refuses the first bytes of a %s alone',
      async (type) => {
        const content = await pictureAs(type);
        expect(await refused(400, content.subarray(0, 40))).toEqual(DAMAGED);
      },
    );
  });

  it.each(
    firstOrAll([
      [10_000, 5_100, 'The picture has 51 megapixels (10000 × 5100). At most 50 are allowed: save it smaller.'],
      [10_000, 5_001, 'The picture has 50.1 megapixels (10000 × 5001). At most 50 are allowed: save it smaller.'],
      [60_000, 60_000, 'The picture has 3600 megapixels (60000 × 60000). At most 50 are allowed: save it smaller.'],
    ]),
  )('refuses a picture of %d × %d pixels by its header', async (width, height, sentence) => {
    expect(await refused(413, pngBomb(width, height))).toEqual(problemBody(413, [sentence]));
  });

  it.each([
    ['memory', 1024 * 1024, 413, /^The picture needs too much memory to process\./],
    ['time', 1, 400, /^The picture is damaged and cannot be read\./],
  ] as const)(
    'refuses a picture whose decoding takes too much %s, and takes the next',
    async (bound, most, status, sentence) => {
      const { bounds } = app.nest.get(PictureEncoder);
      const usual = bounds[bound];
      bounds[bound] = most;
      const { message } = await refused(status, await newPicture()).finally(() => (bounds[bound] = usual));
      expect(message).toMatch(sentence);
      await upload(await newPicture());
    },
  );

  describe('form', () => {
    const send = ({ type, body }: { type: string; body: Buffer | string }) =>
      app.asAdmin.post(ENDPOINTS.pictures).set('Content-Type', type).send(body);

    it('takes a file of 25 MB and no byte more', async () => {
      const picture = await newPicture();
      const padded = (bytes: number) => Buffer.concat([picture, Buffer.alloc(bytes - picture.length)]);
      await upload(padded(LIMITS.picture.bytes));
      expect(await refused(413, padded(LIMITS.picture.bytes + 1))).toEqual(TOO_LARGE);
    });

    thorough.it('refuses by its length what is far too large', async () => {
      const headers = { 'Content-Type': 'multipart/form-data; boundary=b', 'Content-Length': 2 ** 30 };
      const call = {
        path: `/api/${ENDPOINTS.pictures}`,
        method: 'POST',
        headers: { ...headers, Authorization: `Bearer ${app.token}` },
      };
      expect(await app.raw({ ...call, body: '--b' })).toMatchObject({ status: 413, body: TOO_LARGE });
    });

    it.each(
      firstOrAll([
        ['no file', [{ field: 'file', fileName: 'a.jpg', content: Buffer.alloc(0) }], 'Choose a picture.'],
        ['a file in another field', [{ field: 'photo', fileName: 'a.jpg', content: heic }], 'Unknown field: photo.'],
        ['a text beside it', [{ field: 'alt', text: 'A crane.' }], 'Unknown field: alt.'],
      ]),
    )('refuses %s', async (_what, parts, sentence) => {
      const { body } = await send(multipart(parts)).expect(400);
      expect(body).toEqual(problemBody(400, [sentence]));
    });

    thorough.it('refuses a second file', async () => {
      const part = { field: 'file', fileName: 'a.jpg', content: await newPicture() };
      const { body } = await send(multipart([part, part])).expect(400);
      expect(body).toEqual(problemBody(400, ['Send one picture at a time.']));
    });

    it('is refused as JSON', async () => {
      const { body } = await send({ type: 'application/json', body: '{}' }).expect(415);
      expect(body).toEqual(problemBody(415, 'Send the form as multipart/form-data.'));
    });
  });

  it('reads nothing of a file that comes without the admin token', async () => {
    const before = await count();
    await app
      .post(ENDPOINTS.pictures)
      .attach('file', await newPicture(), 'a.jpg')
      .expect(401);
    expect(await count()).toBe(before);
  });

  it('tells its limits in the API document', async () => {
    const { text } = await app.at('/api/docs-json').expect(200);
    expect(text).toContain('A JPEG, PNG, WebP or AVIF picture of at most 25 MB (26214400 bytes) and 50 megapixels.');
  });
});
