import { type LibraryPicture, PICTURE_TYPES } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { ApiError, failureText } from '../api/http.ts';
import { logFailure } from '../api/log.ts';
import { picturesApi } from '../api/admin/pictures.ts';
import { createAccountStore, sameAccount } from '../stores/account.ts';
import { useSession } from '../stores/session.ts';

export interface UploadedFile {
  id: number;
  name: string;
  /** Fraction uploaded, 0 to 1; stays 1 while the server converts the picture. */
  sent: number;
  /** Why the upload failed. */
  failure?: string;
  isDone?: boolean;
}

/** Receives an uploaded picture. */
export type OnUploaded = (picture: LibraryPicture) => void;

export const useUploads = createAccountStore<{ files: UploadedFile[] }>(() => ({ files: [] }));

const MEGABYTE = 1024 * 1024;
const TOO_LARGE = `This file is larger than ${LIMITS.picture.bytes / MEGABYTE} MB. Choose a smaller one.`;
const WRONG_TYPE = `This file type is not supported. Choose one of these: ${PICTURE_TYPES.join(', ')}.`;
const NOT_SENT = 'The picture could not be sent. Check your connection and try again.';
const UNAUTHORIZED = 401;

let lastId = 0;

function note(id: number, change: Partial<UploadedFile>): void {
  useUploads.setState(({ files }) => ({
    files: files.map((file) => (file.id === id ? { ...file, ...change } : file)),
  }));
}

function refusal({ type, size }: File): string | undefined {
  if (size > LIMITS.picture.bytes) return TOO_LARGE;
  return PICTURE_TYPES.some((known) => type === `image/${known}`) ? undefined : WRONG_TYPE;
}

async function send(file: File, id: number, take: OnUploaded): Promise<LibraryPicture | undefined> {
  const token = useSession.getState().token ?? '';
  const isMine = sameAccount();
  try {
    const picture = await picturesApi.upload(file, token, (sent) => note(id, { sent }));
    if (!isMine()) return undefined;
    take(picture);
    note(id, { sent: 1, isDone: true });
    return picture;
  } catch (error) {
    if (error instanceof ApiError && error.status === UNAUTHORIZED) useSession.getState().expire();
    logFailure('A picture could not be uploaded.', error);
    note(id, { failure: failureText(error, NOT_SENT) });
    return undefined;
  }
}

/** Puts an uploaded picture first; the server returns the existing one if the file was uploaded before. */
export const withUploaded = (library: LibraryPicture[], picture: LibraryPicture): LibraryPicture[] => [
  picture,
  ...library.filter(({ _id }) => _id !== picture._id),
];

/** Uploads files one after another. @returns the pictures that the server accepted */
export async function uploadAll(files: File[], take: OnUploaded): Promise<LibraryPicture[]> {
  const waiting = files.map((file) => ({ file, id: ++lastId, failure: refusal(file) }));
  const rows = waiting.map(({ file: { name }, id, failure }) => ({ id, name, sent: 0, failure }));
  useUploads.setState(({ files: before }) => ({
    files: [...before.filter(({ isDone, failure }) => !isDone && !failure), ...rows],
  }));
  const isMine = sameAccount();
  const taken: (LibraryPicture | undefined)[] = [];
  for (const { file, id, failure } of waiting) if (!failure && isMine()) taken.push(await send(file, id, take));
  return taken.filter((picture) => picture !== undefined);
}
