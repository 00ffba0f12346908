import type { ErrorBody } from '#shared/contract';
import { API_PREFIX } from '#shared/endpoints';

/** Filled in by Vite from VITE_API_BASE; absent under Jest. */
declare const __API_BASE__: string | undefined;
const BASE = typeof __API_BASE__ === 'string' ? __API_BASE__ : `/${API_PREFIX}`;

const UNAUTHORIZED = 401;

/** Longer than any answer of the server takes, short enough that nobody waits for a dead connection. */
const TIMEOUT = 30_000;

/** The server answered, but refused, or said what nobody can read. Every other error of a call means that no answer came. */
export class ApiError extends Error {
  readonly status: number;
  /** Seconds to wait, where the answer names them. */
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

/** Somebody else has changed what was to be replaced. */
export const isConflict = (error: unknown): boolean => error instanceof ApiError && error.status === 409;

/** The server's own sentence where it gave one. */
export const failureText = (error: unknown, fallback: string): string =>
  (error instanceof ApiError && error.message) || fallback;

export interface Connection {
  token: () => string | undefined;
  /** Gives a function that tells whether the account is still the same. */
  sameAccount: () => () => boolean;
  /** Called once for every admin call that the server refuses with 401. */
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

/** Milliseconds; enough for the pages of a large site to be made on a busy machine. */
export const WORK_TIMEOUT = 300_000;

export const urlOf = (path: string): string => `${BASE}/${path}`;

interface RequestOptions {
  body?: object;
  /** Sent beside those that every call has. */
  headers?: Record<string, string>;
  /** Sends the bearer token, and reports a 401 to the connection. */
  asAdmin?: boolean;
  /** The answer counts although the account has left meanwhile. */
  isLast?: boolean;
  /** Arrives although the page is left meanwhile. */
  keepalive?: boolean;
  timeout?: number;
}

/** The answer, whatever it is. @throws whatever `fetch` throws when none came. */
export async function send(method: string, path: string, options: RequestOptions): Promise<Response> {
  const headers = headersOf(options);
  const isSame = connection.sameAccount();
  const response = await fetch(urlOf(path), {
    method,
    headers,
    body: options.body && JSON.stringify(options.body),
    keepalive: options.keepalive,
    signal: AbortSignal.timeout(options.timeout ?? TIMEOUT),
  });
  // that a token is refused which has been replaced meanwhile says nothing of the session
  const isCurrent = headers.Authorization === headersOf(options).Authorization;
  if (response.status === UNAUTHORIZED && options.asAdmin && isCurrent) connection.onUnauthorized();
  // what one account has asked for is not shown to the next one
  if (options.asAdmin && !options.isLast && !isSame()) throw new ApiError(UNAUTHORIZED);
  return response;
}

/** @throws ApiError for an answer that is not a success, or cannot be read; whatever `send` throws. */
export async function request<Answer>(method: string, path: string, options: RequestOptions = {}): Promise<Answer> {
  const response = await send(method, path, options);
  return readAnswer<Answer>(response.status, await response.text(), response.headers.get('Retry-After'));
}

/** @throws when the answer is anything but a list. */
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

/** A proxy in front of the server may answer with a page instead of our error body. */
function errorBody(text: string): Partial<ErrorBody> | undefined {
  try {
    return JSON.parse(text) as Partial<ErrorBody>;
  } catch {
    return undefined;
  }
}
