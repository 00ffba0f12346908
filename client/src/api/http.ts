import type { ErrorBody } from '#shared/contract';
import { API_PREFIX } from '#shared/endpoints';
import { REQUEST_TIMEOUT } from './load-code.ts';

/** Filled in by Vite from VITE_API_BASE; absent under Jest. */
declare const __API_BASE__: string | undefined;
const BASE = typeof __API_BASE__ === 'string' ? __API_BASE__ : `/${API_PREFIX}`;

const UNAUTHORIZED = 401;

/** An error response, or a response that cannot be parsed. Any other error of a call means that no response arrived. */
export class ApiError extends Error {
  readonly status: number;
  /** Seconds, from the `Retry-After` header. */
  readonly retryAfter?: number;
  readonly error?: string;
  readonly errors: string[];
  readonly requestId?: string;
  readonly body?: Partial<ErrorBody>;

  constructor(status: number, body?: Partial<ErrorBody>, options: ErrorOptions & { retryAfter?: number } = {}) {
    super(body?.message, options);
    this.status = status;
    this.retryAfter = options.retryAfter;
    this.error = body?.error;
    this.errors = body?.errors ?? [];
    this.requestId = body?.requestId;
    this.body = body;
  }
}

export const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === UNAUTHORIZED;

/** Whether the resource has changed since the client read it. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The server's message, or `fallback` if it sent none. */
export const failureText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback;

export interface Connection {
  token: () => string | undefined;
  /** Returns a function that reports whether the account is still the same. */
  sameAccount: () => () => boolean;
  /** Called for every admin call that the server answers with 401. */
  onUnauthorized: () => void;
}

let connection: Connection = {
  token: () => undefined,
  sameAccount: () => () => true,
  onUnauthorized: () => undefined,
};

export function connectApi(to: Connection): void {
  connection = to;
}

/** Milliseconds; enough for the largest resume on a slow mobile connection. */
export const FILE_TIMEOUT = 300_000;

/** Milliseconds; enough to render the pages of a large site on a busy machine. */
export const WORK_TIMEOUT = 300_000;

export const urlOf = (path: string): string => `${BASE}/${path}`;

interface RequestOptions {
  body?: object;
  /** Sent in addition to the default headers. */
  headers?: Record<string, string>;
  /** Sends the bearer token and reports a 401 to the connection. */
  asAdmin?: boolean;
  /** Its response has a new token. */
  renews?: boolean;
  /** Accepts the response even if the account has changed meanwhile, as during logout. */
  isLast?: boolean;
  /** Lets the request outlive the page. */
  keepalive?: boolean;
  timeout?: number;
}

let renewal: Promise<unknown> = Promise.resolve();

/** Replaces the token by `work`. The old one may be answered 401 before the new one is known, so other calls wait for it. */
export function renewing(work: () => Promise<void>): Promise<void> {
  const done = work();
  renewal = done.catch(() => undefined); // the caller reports it
  return done;
}

/** Returns the response of any status. @throws errors of `fetch`; ApiError (401) if the account has changed meanwhile */
export async function send(method: string, path: string, options: RequestOptions): Promise<Response> {
  const headers = headersOf(options);
  const isSame = connection.sameAccount();
  const response = await fetch(urlOf(path), {
    method,
    headers,
    body: options.body && JSON.stringify(options.body),
    keepalive: options.keepalive,
    signal: AbortSignal.timeout(options.timeout ?? REQUEST_TIMEOUT),
  });
  if (response.status === UNAUTHORIZED && options.asAdmin) {
    if (!options.renews) await renewal;
    // a 401 for a token that has been replaced meanwhile does not mean that the session has ended
    if (headers.Authorization === headersOf(options).Authorization) connection.onUnauthorized();
  }
  // never show one account's data to the next
  if (options.asAdmin && !options.isLast && !isSame()) throw new ApiError(UNAUTHORIZED);
  return response;
}

/** @throws ApiError for a response that is not 2xx or not JSON; errors of `send` */
export async function request<Answer>(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(method, path, options);
  return readAnswer<Answer>(response.status, await response.text(), response.headers.get('Retry-After'));
}

/** @throws TypeError if the response is not an array */
export async function requestList<Row>(path: string): Promise<Row[]> {
  const rows = await request<unknown>('GET', path);
  if (!Array.isArray(rows)) throw new TypeError(`${path} did not answer with a list.`);
  return rows as Row[];
}

export function readAnswer<Answer>(status: number, text: string, retryAfter?: string | null): Answer {
  if (status < 200 || status > 299)
    throw new ApiError(status, errorBody(text), { retryAfter: Number(retryAfter) || undefined });
  try {
    return (text ? JSON.parse(text) : undefined) as Answer;
  } catch (cause) {
    throw new ApiError(status, undefined, { cause });
  }
}

function headersOf({ body, asAdmin, headers }: RequestOptions): Record<string, string> {
  const token = asAdmin && connection.token();
  return {
    Accept: 'application/json',
    ...(body && { 'Content-Type': 'application/json' }),
    ...(token && { Authorization: `Bearer ${token}` }),
    ...headers,
  };
}

/** Undefined if a proxy in front of the server answered with an HTML page. */
function errorBody(text: string): Partial<ErrorBody> | undefined {
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return undefined;
  }
}
