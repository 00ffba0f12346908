import { request, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { connect } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface RawRequest {
  path: string;
  method?: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  content: Buffer;
  /** The content as JSON, if it is an object. */
  body: unknown;
}

const parsed = (content: Buffer): unknown => {
  const text = content.toString();
  return text.startsWith('{') ? JSON.parse(text) : undefined;
};

/** Sends a request with exactly this path, headers and bytes and returns the raw answer; supertest normalises both. */
export function askRaw(port: number, { path, method = 'GET', headers, body }: RawRequest): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const call = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (response) => {
      buffer(response).then((content) => {
        const { statusCode = 0, headers } = response;
        resolve({ status: statusCode, headers, content, body: parsed(content) });
      }, reject);
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** Sends bytes that need not be HTTP and returns everything until the server closes the connection. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    let answer = '';
    socket.setEncoding('utf8').on('data', (text: string) => (answer += text));
    socket.on('error', reject).on('end', () => resolve(answer));
  });
}
