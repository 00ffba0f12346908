import { parse } from 'content-disposition';
import { readAnswer, send } from './http.ts';

/** Five minutes: the largest resume on a slow mobile connection. */
const TIMEOUT = 300_000;
/** How long a browser may take to begin reading what it saves. */
const RELEASE_AFTER = 60_000;

/**
 * Fetches a file with the admin's token, which no link could send, and saves it under the name that the server gives it.
 * @throws like `request`
 */
export async function download(method: 'GET' | 'POST', path: string, body?: object): Promise<void> {
  const headers = { Accept: '*/*' };
  const response = await send(method, path, { body, headers, asAdmin: true, timeout: TIMEOUT });
  if (!response.ok) readAnswer(response.status, await response.text());
  save(await response.blob(), fileName(response.headers.get('Content-Disposition')));
}

/** Without a name the browser makes one up. */
const fileName = (disposition: string | null): string => (disposition && parse(disposition).parameters.filename) ?? '';

function save(content: Blob, name: string) {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER);
}
