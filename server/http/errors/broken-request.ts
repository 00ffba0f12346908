import { randomUUID } from 'node:crypto';
import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { ERRORS } from '#shared/error-messages';
import { errorBody } from './error-body.ts';
import type { HeaderList } from '../headers/header-list.ts';
import { Problem } from './problem.ts';
import { REQUEST_ID_HEADER, requestIdFor } from '../headers/request-id.ts';
import { SECURITY_HEADERS } from '../headers/security-headers.ts';
import { limitUnreadBody } from '../body/unread-body.ts';

/** Node's error codes for malformed requests. All other codes are answered with 400. */
const PROBLEMS: Record<string, Problem> = {
  HPE_HEADER_OVERFLOW: new Problem(431, ERRORS.tooLarge),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Problem(413, ERRORS.tooLarge),
  ERR_HTTP_REQUEST_TIMEOUT: new Problem(408, ERRORS.tooSlow),
};
const NOT_UNDERSTOOD = new Problem(400, ERRORS.badRequest);
const EXPECTS_TOO_MUCH = new Problem(417, ERRORS.badExpectation);

/** Written without Express, which does not see these requests. */
function answerFor(problem: Problem, requestId: string): { body: string; headers: HeaderList } {
  const body = JSON.stringify(errorBody(problem, requestId));
  const headers = [
    ...SECURITY_HEADERS,
    ...['Cache-Control', 'no-store'],
    ...['Content-Type', 'application/json; charset=utf-8'],
    ...['Content-Length', String(Buffer.byteLength(body))],
    ...[REQUEST_ID_HEADER, requestId],
  ];
  return { body, headers };
}

/** As bytes, because there is no response object. */
function bytesOf(problem: Problem): string {
  const { body, headers } = answerFor(problem, randomUUID());
  const lines = [`HTTP/1.1 ${problem.getStatus()} ${STATUS_CODES[problem.getStatus()]}`, 'Connection: close'];
  for (let index = 0; index < headers.length; index += 2) lines.push(`${headers[index]}: ${headers[index + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n${body}`;
}

function refuse(problem: Problem, request: IncomingMessage, response: ServerResponse): void {
  const { body, headers } = answerFor(problem, requestIdFor(request));
  limitUnreadBody(response);
  response.writeHead(problem.getStatus(), [...headers]).end(body);
}

/** HTTP/1.1 requires Host (RFC 9112, 3.2). Node's own refusal has no body. */
export function refuseWithoutHost(request: IncomingMessage, response: ServerResponse): boolean {
  if (request.headers.host !== undefined || request.httpVersion !== '1.1') return false;
  refuse(NOT_UNDERSTOOD, request, response);
  return true;
}

/** Node answers some requests itself, before any route or filter. These handlers send the usual error body instead. */
export function answerBrokenRequests(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) =>
    refuse(EXPECTS_TOO_MUCH, request, response),
  );
  server.on(
    'clientError',
    (error: NodeJS.ErrnoException, socket: Socket & { _httpMessage?: ServerResponse | null }) => {
      if (!socket.writable || socket._httpMessage?.headersSent) return socket.destroy();
      socket.end(bytesOf(PROBLEMS[error.code ?? ''] ?? NOT_UNDERSTOOD), () => socket.destroy());
    },
  );
}
