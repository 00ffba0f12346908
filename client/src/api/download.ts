import { parse } from 'content-disposition';
import { FILE_TIMEOUT, readAnswer, send } from './http.ts';
import { saveFile } from './save-file.ts';

/**
 * Fetches a file with the admin's token, which a link cannot send, and saves it under the server's file name.
 * @throws like `request`
 */
export async function download(method: 'GET' | 'POST', path: string, body?: object): Promise<void> {
  const headers = { Accept: '*/*' };
  const response = await send(method, path, { body, headers, asAdmin: true, timeout: FILE_TIMEOUT });
  if (!response.ok) readAnswer(response.status, await response.text());
  saveFile(await response.blob(), fileName(response.headers.get('Content-Disposition')));
}

/** With an empty name the browser chooses one. */
const fileName = (disposition: string | null): string => (disposition && parse(disposition).parameters.filename) ?? '';
