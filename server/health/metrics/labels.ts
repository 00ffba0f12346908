import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { PUBLIC_LISTS } from '../../http/cache/list-cache.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const CALLS = `/${API_PREFIX}/`;
const VERSIONED = `${CALLS}v1/`;
/** The lists may be answered before there is a route. */
const LIST_CALLS = PUBLIC_LISTS.map((list) => `${CALLS}${ENDPOINTS[list]}`);
const FILE = /\.\w+$/;

/*
 * Each value of a label is a series that Prometheus keeps, so what a stranger types is never one: the sets are closed.
 */

export const methodLabel = ({ method = '' }: IncomingMessage) => (METHODS.includes(method) ? method : '(other)');

/** The pattern of a call's route without its version, or the kind of file. */
export function routeLabel(request: IncomingMessage, url: string, status: number): string {
  const { path: given = '' } = (request as { route?: { path: string } }).route ?? {};
  const pattern = given.replace(VERSIONED, CALLS);
  if (pattern.startsWith(CALLS)) return pattern;
  const path = url.split('?', 1)[0].replace(VERSIONED, CALLS);
  if (LIST_CALLS.includes(path)) return path;
  if (status === 404 || path.startsWith(CALLS)) return '(none)';
  return FILE.test(path) ? 'asset' : 'page';
}

/** A client that disconnected before the answer was sent has received no status. */
export const statusLabel = (response: ServerResponse) =>
  response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted';
