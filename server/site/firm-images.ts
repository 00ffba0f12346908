import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { Content } from '#shared/content/documents';
import type { PictureFormat } from '#shared/content/pictures/picture-formats';
import { pictureFile, type PictureSource, type SharePicture } from '#shared/content/pictures/picture';
import { UPLOADED_FOLDER } from '#shared/content/pictures/picture-widths';
import { hasSampleSign } from '#shared/content/sample/sample-firm';
import { ICON_USES, type SiteIcons } from '#shared/content/theme/icons';
import type { Snapshot } from '#shared/content/site/rendering';
import { CachedAnswer } from '../http/cache/cached-answer.ts';
import { PictureEncoder } from '../pictures/encoding/encoder.ts';
import type { Drawing } from '../pictures/encoding/encoding-messages.ts';
import { IMMUTABLE } from '../http/headers/immutable.ts';
import { ServedPictures } from '../pictures/serving/serve-pictures.ts';
import { type BuiltSite, SITE, SiteFile } from './site-files.ts';

/** Part of the addresses: raise it when server/pictures/encoding/draw.ts draws something else. */
const DRAWN_AS = 1;

const SHARE_SIZE = { width: 1200, height: 630 } as const;

type Files = Map<string, SiteFile>;
type Pictures = Pick<Snapshot, 'pictures' | 'shares'>;

/** Pictures made of the firm's logo, name and colours, and their files by address. */
interface FirmPictures {
  icons?: SiteIcons;
  /** In place of the program's, which shows the sample firm's logo. */
  share?: Omit<SharePicture, 'alt'>;
  files: Files;
}

const addressOf = (name: string, parts: unknown[], ending: string) => {
  const hash = createHash('sha256').update(JSON.stringify([DRAWN_AS, ...parts]));
  return `/${UPLOADED_FOLDER}/${name}-${hash.digest('hex').slice(0, 12)}${ending}`;
};

/** The narrowest file that is at least as wide, or else the widest. */
function fileFor({ base, widths }: PictureSource, width: number, format: PictureFormat): string {
  return pictureFile(base, widths.find((one) => one >= width) ?? widths[widths.length - 1], format);
}

/** Runs the work at the first call, and again after a failure. */
function once<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | undefined;
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined;
      throw error;
    });
    return running;
  };
}

/** The icons of another firm than the sample's, and its picture for shared links. Each is drawn at its first request. */
@Injectable()
export class FirmImages {
  private last: Files = new Map();

  constructor(
    @Inject(SITE) private readonly site: BuiltSite,
    private readonly encoder: PictureEncoder,
    private readonly served: ServedPictures,
  ) {}

  of(content: Content, pictures: Pictures): FirmPictures {
    const [icons, share] = [this.iconsOf(content, pictures), this.shareOf(content, pictures)];
    const files = [...icons.files, ...share.files];
    // a release that leaves an image unchanged does not draw it again
    this.last = new Map(files.map(([address, file]) => [address, this.last.get(address) ?? file]));
    return { ...icons, ...share, files: this.last };
  }

  private iconsOf(content: Content, { pictures }: Pictures): FirmPictures {
    const { icon, logo, name, colours } = content.firm;
    if (hasSampleSign(content) && !icon) return { files: new Map() };
    const source = pictures.get((icon ?? logo)?.picture ?? '');
    const file = source && fileFor(source, Infinity, 'webp');
    const address = (use: string) => addressOf('icon', [file ?? name, colours], `-${use}.png`);
    const icons = Object.fromEntries(ICON_USES.map((use) => [use, address(use)])) as SiteIcons;
    const drawing = async (): Promise<Drawing> => ({
      ...{ kind: 'icons', name, colours },
      ...(file && { picture: await this.read(file) }),
    });
    return { icons, files: this.filesOf(Object.values(icons), drawing) };
  }

  private shareOf(content: Content, { pictures }: Pictures): FirmPictures {
    const { logo, name, colours } = content.firm;
    const { picture } = content.pages.share;
    const source = pictures.get(picture);
    if (hasSampleSign(content) || !source || !this.site.rendering.pictures.has(picture)) return { files: new Map() };
    const background = fileFor(source, SHARE_SIZE.width, 'jpeg');
    const sign = pictures.get(logo?.picture ?? '');
    const file = sign && fileFor(sign, Infinity, 'webp');
    const url = addressOf('share', [background, file ?? name, colours], '.jpeg');
    const drawing = async (): Promise<Drawing> => ({
      ...{ kind: 'share', name, colours, background: await this.read(background) },
      ...(file && { logo: await this.read(file) }),
    });
    return { share: { url, ...SHARE_SIZE }, files: this.filesOf([url], drawing) };
  }

  private filesOf(addresses: string[], drawing: () => Promise<Drawing>): Files {
    const drawn = once(async () => this.encoder.draw(await drawing()));
    const fileAt = (address: string, index: number) =>
      new SiteFile('', async () => {
        const extension = address.slice(address.lastIndexOf('.'));
        return new CachedAnswer(extension, ['Cache-Control', IMMUTABLE], { identity: (await drawn())[index] });
      });
    return new Map(addresses.map((address, index) => [address, fileAt(address, index)]));
  }

  /** @throws Error if the library or the build has no such file */
  private async read(address: string): Promise<Buffer> {
    if (!address.startsWith(`/${UPLOADED_FOLDER}/`)) return readFile(join(this.site.dir, address));
    const body = await this.served.body(address);
    if (!body) throw new Error(`The library has no file ${address}.`);
    return body;
  }
}
