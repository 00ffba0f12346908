import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '../../..');

/** Jest cannot load ES modules such as Vite, so a child process encodes a picture twice and prints the results. */
const ENCODE_TWICE = `
  import { readdirSync, statSync } from 'node:fs';
  import sharp from 'sharp';
  import { runnerImport } from 'vite';
  const [folder, work] = process.argv.slice(1);
  const wall = work + '/wall.jpg';
  await sharp({ create: { width: 800, height: 400, channels: 3, background: '#98a8b8' } }).jpeg().toFile(wall);
  const { encode } = (await runnerImport(folder + '/encode.ts')).module;
  const { encodeShare } = (await runnerImport(folder + '/share.ts')).module;
  const first = await encode(wall, work);
  const times = () => readdirSync(first.folder).map((name) => statSync(first.folder + '/' + name).mtimeMs);
  const before = times();
  const second = await encode(wall, work);
  const again = JSON.stringify(first) === JSON.stringify(second) && String(before) === String(times());
  const sizeOf = async (folder, name) => {
    const { format, compression, width, height } = await sharp(folder + '/' + name).metadata();
    return [compression ?? format, width, height].join(' ');
  };
  const share = await encodeShare(wall, work);
  const shareSize = await sizeOf(share.folder, share.info.name);
  const sizes = await Promise.all(first.info.files.map((name) => sizeOf(first.folder, name)));
  const { forgetUnused } = await import(folder + '/../../../tools/lib/packages/cache-folder.mjs');
  const kept = () => readdirSync(work, { withFileTypes: true }).filter((entry) => entry.isDirectory()).length;
  const days = (count) => Date.now() + count * 24 * 60 * 60 * 1000;
  await forgetUnused(work, days(59));
  const young = kept();
  await forgetUnused(work, days(61));
  console.log(JSON.stringify({
    info: first.info,
    sizes,
    again,
    share: shareSize,
    kept: [young, kept()],
  }));
`;

interface Told {
  info: { stem: string; width: number; height: number; tint: string; files: string[] };
  sizes: string[];
  again: boolean;
  share: string;
  kept: number[];
}

describe('a picture of the repository', () => {
  let told: Told;

  beforeAll(() => {
    const work = mkdtempSync(join(tmpdir(), 'eclar-pictures-'));
    const args = ['--input-type=module', '--eval', ENCODE_TWICE, __dirname, work];
    told = JSON.parse(execFileSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })) as Told;
    rmSync(work, { recursive: true });
  }, 60_000);

  it('is made in four widths of three formats', () => {
    const sizes = ['216 108', '368 184', '520 260', '800 400'];
    expect(told.sizes).toEqual(sizes.flatMap((size) => [`av1 ${size}`, `webp ${size}`, `jpeg ${size}`]));
  });

  it('has names that tell its content', () => {
    expect(told.info.stem).toMatch(/^wall-[0-9a-f]{8}$/);
    for (const name of told.info.files) expect(name).toContain(told.info.stem);
  });

  it('has its own size and colour', () => {
    expect(told.info).toMatchObject({ width: 800, height: 400, tone: 'tone-steel' });
  });

  it('is made once', () => expect(told.again).toBe(true));

  it('is kept while builds use it, and for 60 days after the last one', () => expect(told.kept).toEqual([2, 0]));

  it('can be shared in the size that social networks ask for', () => expect(told.share).toBe('jpeg 1200 630'));
});
