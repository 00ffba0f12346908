import type { ServerResponse } from 'node:http';

/** Headers as Node writes them: a name, its value, the next name. */
export type HeaderList = readonly string[];

export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index], headers[index + 1]);
}
