import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { ENDPOINTS } from '#shared/endpoints';
import { drain } from '../../app/start/lifecycle.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { askRaw } from '../../testing/app/raw-request.ts';
import { until } from '../../testing/app/until.ts';
import { useApp } from '../../testing/app/use-app.ts';

const AWAY = 'The service is briefly unavailable. Please try again in a moment.';
const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

/** A client that sends raw bytes and keeps everything it receives. */
function openClient(port: number): { socket: Socket; received: () => string; closed: Promise<unknown> } {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let received = '';
  socket.on('data', (text: string) => (received += text)).on('error', () => undefined); // cut off while it sends
  return { socket, received: () => received, closed: once(socket, 'close') };
}
const answersIn = (received: string) => received.match(/HTTP\/1\.1 \d+/g) ?? [];

describe('a connection', () => {
  const app = useApp();

  it('may send a few requests without waiting for the answers, and gets them all in order', async () => {
    const { socket, received } = openClient(app.port);
    const paths = Array.from({ length: 10 }, (_, index) => (index % 2 ? '/api/nothing' : `/api/${ENDPOINTS.jobs}`));
    socket.write(paths.map(GET).join(''));
    await until(() => answersIn(received()).length === 10);
    const expected = paths.map((path) => `HTTP/1.1 ${path === '/api/nothing' ? 404 : 200}`);
    expect(answersIn(received())).toEqual(expected);
    socket.destroy();
  });

  it('is closed when it sends requests by the hundred without waiting for the answers', async () => {
    const { socket, received, closed } = openClient(app.port);
    socket.write(GET(`/api/${ENDPOINTS.health}/ready`).repeat(500));
    await closed;
    expect(answersIn(received()).length).toBeLessThan(500);
    await app.get(`${ENDPOINTS.health}/ready`).expect(200);
  });
});

describe('an application that is told to stop', () => {
  const app = useApp();

  it('answers what it was sent, says with each answer that it is the last of the connection, and is not ready', async () => {
    const { port } = app;
    const kept = openClient(port);
    const idle = openClient(app.port);
    for (const { socket, received } of [kept, idle]) {
      socket.write(GET('/api/nothing'));
      await until(() => answersIn(received()).length === 1);
      expect(received()).toContain('Connection: keep-alive');
    }
    const uploading = openClient(app.port);
    const type = 'Host: x\r\nContent-Type: application/json\r\nContent-Length: 2\r\nExpect: 100-continue';
    uploading.socket.write(`POST /api/offers HTTP/1.1\r\n${type}\r\n\r\n`);
    await until(() => uploading.received().includes('100 Continue'));
    const drained = drain(app.nest);
    kept.socket.write(GET('/api/nothing'));
    uploading.socket.write('{}');
    const { body, headers } = await app.get(`${ENDPOINTS.health}/ready`).expect(503);
    expect(body).toEqual(problemBody(503, AWAY));
    expect(headers.connection).toBe('close');
    await drained;
    await Promise.all([kept.closed, idle.closed, uploading.closed]);
    expect(answersIn(kept.received())).toHaveLength(2);
    expect(kept.received()).toMatch(/Connection: close/);
    expect(uploading.received()).toMatch(/HTTP\/1\.1 400 [^]*Connection: close/);
    await expect(askRaw(port, { path: '/api/nothing' })).rejects.toThrow('ECONNREFUSED');
  });
});

describe('a connection on which nothing moves', () => {
  const app = useApp();
  beforeAll(() => void (app.nest.getHttpServer().timeout = 500));

  it('stays open while its call is worked on', async () => {
    const locked = app.database.query('DO $$ BEGIN LOCK TABLE rentals; PERFORM pg_sleep(0.9); END $$');
    await until(async () => {
      const held = `relation = 'rentals'::regclass AND mode = 'AccessExclusiveLock'`;
      return (await app.database.query(`SELECT FROM pg_locks WHERE ${held}`)).length > 0;
    });
    const { status } = await app.asAdmin.post(ENDPOINTS.rentals).send({ vehicleName: 'Crane', weightLimit: '8 tons' });
    expect(status).toBe(201);
    await locked;
  });

  it('is closed when its request does not go on', async () => {
    const { socket, closed } = openClient(app.port);
    socket.write(
      'POST /api/offers HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await closed;
  });
});

describe('an answer that is sent before the body was read', () => {
  const app = useApp();

  it('says that the connection is closed, and arrives as a whole', async () => {
    const { socket, received, closed } = openClient(app.port);
    const head = `PUT /api/admin/content/drafts/firm HTTP/1.1\r\nHost: x\r\nContent-Type: application/json`;
    socket.write(`${head}\r\nContent-Length: 400000\r\n\r\n${'x'.repeat(1000)}`);
    await until(() => received().endsWith('}'));
    expect(received()).toMatch(/^HTTP\/1\.1 401 /);
    expect(received()).toMatch(/\r\nConnection: close\r\n/);
    socket.write('x'.repeat(200_000));
    await closed;
  });

  it('keeps the connection for a body that is short', async () => {
    const { socket, received } = openClient(app.port);
    socket.write(`PUT /api/admin/content/drafts/firm HTTP/1.1\r\nHost: x\r\nContent-Length: 3\r\n\r\n{`);
    await until(() => received().endsWith('}'));
    expect(received()).toMatch(/\r\nConnection: keep-alive\r\n/);
    socket.write('}}' + GET('/api/nothing'));
    await until(() => answersIn(received()).length === 2);
    socket.destroy();
  });
});
