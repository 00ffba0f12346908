import type { Place } from '../documents.ts';
import type { PictureUse } from './picture.ts';

/** A picture that content uses, and its place. */
export interface NamedPicture extends Pick<PictureUse, 'picture' | 'alt'> {
  path: Place;
}

const isContainer = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isUse = (value: object): value is PictureUse =>
  'picture' in value && typeof value.picture === 'string' && 'alt' in value && typeof value.alt === 'string';

/** Every use of a picture in a document or a part of one. */
export function picturesIn(value: unknown, path: Place = []): NamedPicture[] {
  if (!isContainer(value)) return [];
  if (isUse(value)) return [{ picture: value.picture, alt: value.alt, path }];
  const parts: [string | number, unknown][] = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return parts.flatMap(([step, part]) => picturesIn(part, [...path, step]));
}

/** Of a picture in the library. */
export const PICTURE_ID = /^p-[0-9a-f]{12}$/;

/** Whether a picture is in the library; all others came with the program. */
export const isUploaded = (id: string): boolean => PICTURE_ID.test(id);

/** The pictures of the library that content uses; all others came with the program. */
export const uploadedIn = (value: unknown): string[] => [
  ...new Set(
    picturesIn(value)
      .map(({ picture }) => picture)
      .filter(isUploaded),
  ),
];
