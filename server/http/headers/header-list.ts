import type { ServerResponse } from 'node:http';

/** Headers in the form of Node's `rawHeaders`: name, value, name, value. */
export type HeaderList = readonly string[];

export function setHeaders(response: ServerResponse, headers: HeaderList): void {
  for (let index = 0; index < headers.length; index += 2) response.setHeader(headers[index], headers[index + 1]);
}

/** Merges two lists. Headers of the second replace those of the first. */
export function withHeaders(headers: HeaderList, more: HeaderList): string[] {
  const named = new Set(more.filter((_, index) => index % 2 === 0));
  const kept = headers.filter((_, index) => !named.has(headers[index - (index % 2)]));
  return [...kept, ...more];
}
