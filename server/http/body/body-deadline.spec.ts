import express, { type Express, type NextFunction, type Request, type Response } from 'express';
import { once } from 'node:events';
import { createServer, type IncomingMessage, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, json } from 'node:stream/consumers';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { arrivesInTime, type Deadline } from './body-deadline.ts';
import { answerExpressError } from '../errors/error.filter.ts';
import { assignRequestId } from '../headers/request-id.ts';

const NEVER = 60_000;

/** Answers with the length of a body that arrives within the deadline. */
function reader(deadline: Deadline): Express {
  const read = (request: Request, response: Response, next: NextFunction) => {
    const reading = buffer(request).then(({ length }) => void (response.locals.length = length));
    arrivesInTime(request, deadline, reading).then(() => response.json(response.locals), next);
  };
  return express().use(assignRequestId, read, answerExpressError);
}

describe('a body that is given a time to arrive in', () => {
  let server: Server;
  afterEach(() => void server.close());

  const begin = async (deadline: Deadline) => {
    server = createServer(reader(deadline)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const call = httpRequest({ host: '127.0.0.1', port, method: 'POST', agent: false });
    call.on('error', () => undefined); // the server hangs up while we write
    return { call, answered: once(call, 'response') as Promise<[IncomingMessage]> };
  };
  const expectTooSlow = async (answered: Promise<[IncomingMessage]>) => {
    const [response] = await answered;
    expect(response.statusCode).toBe(408);
    expect(await json(response)).toEqual(problemBody(408, 'The request took too long to arrive.'));
  };

  it('is read when it does', async () => {
    const { call, answered } = await begin({ whole: NEVER, stalled: NEVER });
    call.write('half and ');
    call.end('half');
    const [response] = await answered;
    expect(await json(response)).toEqual({ length: 13 });
  });

  it('is answered 408 when it stalls', async () => {
    const { call, answered } = await begin({ whole: NEVER, stalled: 50 });
    call.write('half');
    await expectTooSlow(answered);
  });

  it('is answered 408 when it takes too long in all, however steadily it trickles', async () => {
    const { call, answered } = await begin({ whole: 200, stalled: NEVER });
    const trickle = setInterval(() => call.write('x'), 20);
    await expectTooSlow(answered);
    clearInterval(trickle);
  });

  it('is answered 408 when it trickles, once the time for a pause is over', async () => {
    const { call, answered } = await begin({ whole: NEVER, stalled: 100, minRate: 1_000_000 });
    const trickle = setInterval(() => call.write('x'), 20);
    await expectTooSlow(answered);
    clearInterval(trickle);
  });

  it('is read when it pauses after a quick beginning', async () => {
    const { call, answered } = await begin({ whole: NEVER, stalled: NEVER, minRate: 1_000_000 });
    call.write('half and ');
    setTimeout(() => call.end('half'), 50);
    const [response] = await answered;
    expect(await json(response)).toEqual({ length: 13 });
  });
});
