import type { FocalPoint, LibraryPicture } from '#shared/contract';
import type { RepositoryPicture } from '#shared/content/contract';
import { pictureFile, type PictureSource } from '#shared/content/pictures/picture';
import { dateText } from '#shared/office-time';
import { sizeText } from '../components/form/size-text.ts';

/** A picture that can be chosen. */
export interface Choice {
  id: string;
  name: string;
  alt: string;
  focus?: FocalPoint;
  source: PictureSource;
}

export type Chosen = Pick<Choice, 'id' | 'name' | 'alt' | 'focus'>;

const CENTRE = 0.5;

/** A picture that was uploaded. */
export const choiceOf = (picture: LibraryPicture): Choice => {
  const { _id: id, name, alt, focus } = picture;
  const isCentre = focus.x === CENTRE && focus.y === CENTRE;
  return { id, name, alt, focus: isCentre ? undefined : focus, source: picture };
};

/** The file's name, as words. */
const nameOf = (id: string) => id.replaceAll('-', ' ');

const ofRepository = (source: RepositoryPicture): Choice => ({
  id: source.id,
  name: nameOf(source.id),
  alt: '',
  source,
});

/** Those that were uploaded, the newest first, then those that came with the site. */
export const choicesOf = (library: LibraryPicture[], repository: RepositoryPicture[] = []): Choice[] => [
  ...library.map(choiceOf),
  ...repository.map(ofRepository),
];

/** Those whose name or description has every word of a search. */
export function found(choices: Choice[], search: string): Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter(({ name, alt }) => words.every((word) => `${name} ${alt}`.toLowerCase().includes(word)));
}

/** The smallest file of a picture, which may be transparent. */
export const thumbnail = ({ base, widths }: PictureSource): string | undefined =>
  widths.length > 0 ? pictureFile(base, widths[0], 'webp') : undefined;

/** `4032 × 3024 px, JPEG, 4.1 MB, uploaded on Mar 2, 2026 by office@eclar.example` */
export const originText = ({ width, height, type, bytes, createdAt, createdBy }: LibraryPicture): string =>
  `${width} × ${height} px, ${type.toUpperCase()}, ${sizeText(bytes)}, uploaded on ` +
  `${dateText(createdAt)}${createdBy ? ` by ${createdBy}` : ''}`;
