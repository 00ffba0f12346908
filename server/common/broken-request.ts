import { randomUUID } from 'node:crypto';
import { type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS } from '../../shared/error-messages.ts';
import { errorBody } from './error-body.ts';
import { Problem } from './problem.ts';
import { REQUEST_ID_HEADER } from './request-id.ts';

/** What Node says of bytes that it could not read as a request; anything else is one that cannot be understood. */
const PROBLEMS: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: new Problem(431, ERRORS.tooLarge),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Problem(413, ERRORS.tooLarge),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, ERRORS.tooSlow),
};
const NOT_UNDERSTOOD = new Problem(400, ERRORS.badRequest);

function answerOf(problem: Problem): string {
  const status = problem.getStatus();
  const requestId = randomUUID();
  const body = JSON.stringify(errorBody(problem, requestId));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `${REQUEST_ID_HEADER}: ${requestId}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
}

/** Bytes that never became a request reach no route and no filter, so the one error body is written by hand. */
export function answerBrokenRequests(server: Server): void {
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse | null }) => {
      if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
      socket.end(answerOf(PROBLEMS[error.code ?? ''] ?? NOT_UNDERSTOOD), () => socket.destroy());
    },
  );
}
