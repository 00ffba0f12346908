import { DataSource } from 'typeorm';
import { LIMITS } from '#shared/limits';
import { problemBody } from '../../testing/samples/problem-body.ts';
import type { RawRequest } from '../../testing/app/raw-request.ts';
import { sendBytes } from '../../testing/app/raw-request.ts';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const NOT_UNDERSTOOD = 'The request could not be understood.';
const JSON_TYPE = { 'Content-Type': 'application/json' };

/** Words of Nest, Express, Node, TypeORM and PostgreSQL, and of a stack. */
const FOREIGN =
  /bad request|unauthorized|forbidden|cannot (get|post|put|delete|patch)|not found|method not allowed|payload|unsupported|unexpected|token .* in json|exception|query|relation|syntax|node_modules|\.[jt]s\b/i;

const ERRORS: [what: string, status: number, call: RawRequest][] = [
  ['an unknown address', 404, { path: '/api/nothing' }],
  ['an unknown address below the version', 404, { path: '/api/v1/nothing' }],
  ['another version', 404, { path: '/api/v2/rental' }],
  ['the prefix alone', 404, { path: '/api' }],
  ['the prefix with a slash', 404, { path: '/api/' }],
  ['an address below a list', 404, { path: '/api/rental/x/y' }],
  ['an unknown address with a body', 404, { path: '/api/nothing', method: 'POST', headers: JSON_TYPE, body: '{' }],
  ['an address outside the API, without a client', 404, { path: '/nothing' }],
  ['a broken escape', 400, { path: '/api/%zz' }],
  ['a broken escape in place of an id', 400, { path: '/api/rental/%zz', method: 'DELETE' }],
  ['a NUL in the address', 401, { path: '/api/rental/%00', method: 'DELETE' }],
  ['a missing token', 401, { path: `/api/rental/${NOBODY}`, method: 'DELETE' }],
  ['a method that the address has not', 405, { path: '/api/rental', method: 'DELETE' }],
  ['a method that nobody knows', 405, { path: '/api/rental', method: 'PROPFIND' }],
  ['a wrong method with a body', 405, { path: '/api/offers', method: 'PUT', headers: JSON_TYPE, body: '{' }],
  ['no body', 400, { path: '/api/offers', method: 'POST' }],
  ['a body that is no JSON', 400, { path: '/api/offers', method: 'POST', headers: JSON_TYPE, body: '{"name"' }],
  ['a field that is wrong', 400, { path: '/api/offers', method: 'POST', headers: JSON_TYPE, body: '{"name":5}' }],
  [
    'a body that is too large',
    413,
    { path: '/api/offers', method: 'POST', headers: JSON_TYPE, body: JSON.stringify('x'.repeat(LIMITS.jsonBytes)) },
  ],
  [
    'a body of another type',
    415,
    { path: '/api/offers', method: 'POST', headers: { 'Content-Type': 'text/plain' }, body: 'x' },
  ],
  ['a form that is none', 415, { path: '/api/apply', method: 'POST', headers: JSON_TYPE, body: '{}' }],
];

describe('errors', () => {
  const app = useApp();

  describe('every error', () => {
    it.each(ERRORS)('has the one body: %s is %i', async (_what, status, call) => {
      const answer = await app.raw(call);
      expect(answer.status).toBe(status);
      expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
      const body = answer.body as Record<string, unknown>;
      expect(Object.keys(body).filter((key) => key !== 'errors')).toEqual([
        'statusCode',
        'message',
        'error',
        'requestId',
      ]);
      expect(body).toMatchObject({ statusCode: status, error: body.message });
      expect(body.message).toMatch(/^[A-Z].*\.$/);
    });

    it.each(ERRORS)('says nothing in the words of the machinery: %s', async (_what, _status, call) => {
      const { content } = await app.raw(call);
      expect(content.toString()).not.toMatch(FOREIGN);
    });

    it.each(ERRORS)('is kept out of caches: %s', async (_what, _status, call) => {
      expect((await app.raw(call)).headers['cache-control']).toBe('no-store');
    });
  });

  it.each(['40P01', '40001'])(
    'a transaction that PostgreSQL ended for another one is worth another try: %s',
    async (code) => {
      await app.database.query(`CREATE OR REPLACE FUNCTION collide() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE 'ended' USING ERRCODE = '${code}'; END $$;
      CREATE OR REPLACE TRIGGER collide BEFORE INSERT ON rentals FOR EACH ROW EXECUTE FUNCTION collide()`);
      const { status, headers } = await app.asAdmin
        .post('rental')
        .send({ vehicleName: 'Crane', weightLimit: '8 tons' });
      await app.database.query('DROP TRIGGER collide ON rentals');
      expect([status, headers['retry-after']]).toEqual([503, '5']);
    },
  );

  describe('a method that an address has not', () => {
    it.each([
      ['/api/rental', 'GET, POST, HEAD, OPTIONS'],
      ['/api/v1/rental', 'GET, POST, HEAD, OPTIONS'],
      [`/api/rental/${NOBODY}`, 'PUT, DELETE, OPTIONS'],
      ['/api/admin-login', 'POST, OPTIONS'],
      ['/api/offers', 'POST, OPTIONS'],
      ['/api/apply', 'POST, OPTIONS'],
      ['/api/services', 'POST, OPTIONS'],
    ])('is 405 at %s, with Allow', async (path, allow) => {
      const { headers, body } = await app.at(path, 'patch').expect(405);
      expect(headers.allow).toBe(allow);
      expect(body).toEqual(problemBody(405, 'This address does not accept that method.'));
    });

    it('is told to OPTIONS as well', async () => {
      const { headers } = await app.at('/api/rental', 'options').expect(204);
      expect(headers.allow).toBe('GET, POST, HEAD, OPTIONS');
    });

    it('is not HEAD where GET is known', () => app.at('/api/rental', 'head').expect(200));
  });

  describe('bytes that are no request', () => {
    const answered = async (bytes: string) => {
      const [head, body] = (await sendBytes(app.port, bytes)).split('\r\n\r\n');
      return { status: Number(head.split(' ')[1]), head, body: JSON.parse(body) as unknown };
    };

    it.each([
      ['another protocol', 'SSH-2.0-OpenSSH_9.2\r\n\r\n'],
      ['a header with a space in its name', 'GET /api/rental HTTP/1.1\r\nHost: x\r\nBad Header: 1\r\n\r\n'],
      ['a target that is no address', 'GET http:// HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n'],
      ['no host', 'GET /api/rental HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['two lengths', 'POST /api/offers HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n{}'],
    ])('are answered with the one body and 400: %s', async (_what, bytes) => {
      const { status, body } = await answered(bytes);
      expect(status).toBe(400);
      expect(body).toEqual(problemBody(400, NOT_UNDERSTOOD));
    });

    it('are answered with 431 when the headers are too large', async () => {
      const { status, body } = await answered(`GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`);
      expect(status).toBe(431);
      expect(body).toEqual(problemBody(431, 'The request is too large.'));
    });

    it('are answered with 417 when more is expected of the server than it does', async () => {
      const head =
        'POST /api/offers HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\nContent-Length: 2\r\n\r\n{}';
      const { status, body } = await answered(head);
      expect(status).toBe(417);
      expect(body).toEqual(problemBody(417, 'This server does not support the Expect header.'));
    });

    it.each([
      ['bytes that are no request', 'nonsense\r\n\r\n'],
      ['headers that are too large', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'x'.repeat(20_000)}\r\n\r\n`],
      ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n'],
      ['an expectation', 'GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nExpect: tea\r\n\r\n'],
    ])('have the security headers: %s', async (_what, bytes) => {
      const { head } = await answered(bytes);
      expect(head).toContain("Content-Security-Policy: default-src 'self'");
      expect(head).toContain('X-Content-Type-Options: nosniff');
      expect(head).toContain('Cache-Control: no-store');
    });

    it('have an id that the header repeats', async () => {
      const { head, body } = await answered('nonsense\r\n\r\n');
      expect(head).toContain(`X-Request-Id: ${(body as { requestId: string }).requestId}`);
    });
  });

  describe('a value that the database cannot store', () => {
    const vehicleOf = (characters: number) =>
      app.nest.get(DataSource).query(`ALTER TABLE rentals ALTER vehicle_name TYPE varchar(${characters})`);

    it('is 400, as its rule should have said', async () => {
      await vehicleOf(10);
      const crane = { vehicleName: 'x'.repeat(20), weightLimit: '1 ton' };
      const { body } = await app.asAdmin.post('rental').send(crane).expect(400);
      expect(body).toEqual(problemBody(400, NOT_UNDERSTOOD));
      await vehicleOf(LIMITS.vehicleName);
    });
  });

  describe('a failure that nobody foresaw', () => {
    it('is 500, and its cause is told to nobody', async () => {
      await app.nest.get(DataSource).query('ALTER TABLE rentals RENAME TO rentals_gone');
      try {
        const { body } = await app.asAdmin.delete(`rental/${NOBODY}`).expect(500);
        expect(body).toEqual(problemBody(500, 'Something went wrong on our side. Please try again later.'));
      } finally {
        await app.database.query('ALTER TABLE rentals_gone RENAME TO rentals');
      }
      await app.asAdmin.delete(`rental/${NOBODY}`).expect(404);
    });
  });
});
