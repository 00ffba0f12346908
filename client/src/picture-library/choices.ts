import type { FocalPoint, LibraryPicture } from '#shared/contract';
import type { RepositoryPicture } from '#shared/content/contract';
import { pictureFile, type PictureSource } from '#shared/content/pictures/picture';
import { capitalized } from '#shared/text/capitalized';
import { dateText } from '#shared/meetings/office-time';
import { sizeText } from '../components/form/size-text.ts';

export interface Choice {
  id: string;
  name: string;
  alt: string;
  focus?: FocalPoint;
  source: PictureSource;
}

export type Chosen = Pick<Choice, 'id' | 'name' | 'alt' | 'focus'>;

const CENTRE = 0.5;

export const choiceOf = (picture: LibraryPicture): Choice => {
  const { _id: id, name, alt, focus } = picture;
  const isCentre = focus.x === CENTRE && focus.y === CENTRE;
  return { id, name, alt, focus: isCentre ? undefined : focus, source: picture };
};

/** `gravel-3-4-inch` is `Gravel 3/4 inch`, and `hero-2-bridge` is `Bridge`. */
const nameOf = (id: string): string =>
  capitalized(
    id
      .replace(/^hero-(\d+-)?/, '')
      .replace(/(\d)-(\d)/g, '$1/$2')
      .replaceAll('-', ' '),
  );

const ofRepository = (source: RepositoryPicture): Choice => ({
  id: source.id,
  name: nameOf(source.id),
  alt: '',
  source,
});

/** Uploaded pictures first, newest first, then those that come with the site. */
export const choicesOf = (library: LibraryPicture[], repository: RepositoryPicture[] = []): Choice[] => [
  ...library.map(choiceOf),
  ...repository.map(ofRepository),
];

/** Filters by name and description; every word of the search has to occur. */
export function found(choices: Choice[], search: string): Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ name, alt }) => words.every((word) => `${name} ${alt}`.toLowerCase().includes(word)));
}

/** The URL of the smallest file. WebP, because the picture may be transparent. */
export const thumbnail = ({ base, widths }: PictureSource): string | undefined =>
  widths.length > 0 ? pictureFile(base, widths[0], 'webp') : undefined;

/** `4032 × 3024 px, JPEG, 4.1 MB, uploaded on Mar 2, 2026 by office@eclar.example` */
export const originText = ({ width, height, type, bytes, createdAt, createdBy }: LibraryPicture): string =>
  `${width} × ${height} px, ${type.toUpperCase()}, ${sizeText(bytes)}, uploaded on ` +
  `${dateText(createdAt)}${createdBy ? ` by ${createdBy}` : ''}`;
