import type { ServerResponse } from 'node:http';

/** Headers in the form of Node's `rawHeaders`: name, value, name, value. */
export type HeaderList = readonly string[];

export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index], headers[index + 1]);
}
