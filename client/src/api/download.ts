import { parse } from 'content-disposition';
import { FILE_TIMEOUT, readAnswer, send } from './http.ts';

/** Milliseconds until the URL is revoked; browsers read the blob some time after the click. */
const RELEASE_AFTER = 60_000;

/** Offers a file as a browser download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER);
}

export interface DownloadedFile {
  content: Blob;
  name: string;
}

/** Fetches a file with the admin's token, which a link cannot send. @throws like `request` */
export async function fetchFile(method: 'GET' | 'POST', path: string, body?: object): Promise<DownloadedFile> {
  const headers = { Accept: '*/*' };
  const response = await send(method, path, { body, headers, asAdmin: true, timeout: FILE_TIMEOUT });
  if (!response.ok) readAnswer(response.status, await response.text());
  return { content: await response.blob(), name: fileName(response.headers.get('Content-Disposition')) };
}

/** Saves a file under the name that the server gives it. @throws like `request` */
export async function download(method: 'GET' | 'POST', path: string, body?: object): Promise<void> {
  const { content, name } = await fetchFile(method, path, body);
  saveFile(content, name);
}

/** If the name is empty, the browser chooses one. */
const fileName = (disposition: string | null): string => (disposition && parse(disposition).parameters.filename) ?? '';
