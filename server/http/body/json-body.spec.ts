import { gzipSync } from 'node:zlib';
import { SAMPLE_FIRM } from '#shared/content/sample/firm';
import { meetingOffice } from '#shared/content/addresses/site';
import { LIMITS } from '#shared/limits';
import { multipart } from '../../testing/samples/multipart.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { useApp } from '../../testing/app/use-app.ts';

const QUOTE = {
  name: 'Ana Reyes',
  phone: '09171234567',
  email: 'ana.reyes@example.com',
  service: 'Design',
  meetingLocation: meetingOffice(SAMPLE_FIRM),
  meetingDateTime: 'Monday, March 3, 2025 at 2:30 PM',
};
const BAD_JSON = 'The body is not valid JSON.';
const BAD_CHARACTERS = 'The text contains characters that cannot be stored.';
const TOO_DEEP = 'The body is nested too deeply.';
const TOO_MANY_FIELDS = 'The body has more fields than any form.';
const TOO_LARGE = 'The request is too large.';
const JSON_ONLY = 'Send the body as application/json.';

/** A value in so many objects, the outermost counted. */
const nested = (depth: number) => '{"name":'.repeat(depth) + '1' + '}'.repeat(depth);
const arrays = (depth: number) => `{"name":${'['.repeat(depth)}${']'.repeat(depth)}}`;

describe('a JSON body', () => {
  const app = useApp();
  const post = (body: string | Buffer, headers: Record<string, string> = {}) =>
    app.raw({ path: '/api/offers', method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body });
  const count = async () => (await app.database.query('SELECT id FROM submissions')).length;

  it.each([
    ['cut short', '{"name":"Ana"'],
    ['of other words', 'name=Ana'],
    ['a list', '[]'],
    ['a list of bodies', JSON.stringify([QUOTE])],
    ['a text', '"Ana"'],
    ['a number', '5'],
    ['null', 'null'],
    ['true', 'true'],
    ['a body and more', `${JSON.stringify(QUOTE)}{}`],
    ['a body with bytes that are no UTF-8', Buffer.from('{"name":"Ni\xf1o"}', 'latin1')],
    ['a body after a mark of byte order in another encoding', Buffer.from('\ufeff{}', 'utf16le')],
  ])('is refused when it is %s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: problemBody(400, BAD_JSON) });
  });

  it('is taken at a depth of 8, and its fields are looked at', async () => {
    expect(await post(nested(LIMITS.jsonDepth))).toMatchObject({
      status: 400,
      body: { message: 'Name must be text.' },
    });
  });

  it.each([
    ['9 objects', nested(LIMITS.jsonDepth + 1)],
    ['9 lists', arrays(LIMITS.jsonDepth)],
    ['10,000 objects', nested(10_000)],
    ['50,000 lists', arrays(50_000)],
  ])('is refused at a depth of %s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: problemBody(400, TOO_DEEP) });
  });

  it('is too large at a depth of 100,000', async () => {
    expect(await post(arrays(100_000))).toMatchObject({ status: 413, body: problemBody(413, TOO_LARGE) });
  });

  it.each([
    ['a NUL', 'Ana\\u0000'],
    ['the first half of a character', 'Ana\\ud83d'],
    ['the second half of a character', '\\ude9cAna'],
  ])('is refused with %s in a text', async (_what, name) => {
    const body = JSON.stringify(QUOTE).replace('Ana Reyes', name);
    expect(await post(body)).toMatchObject({ status: 400, body: problemBody(400, BAD_CHARACTERS) });
  });

  it('is refused with a NUL in a key', async () => {
    expect(await post('{"na\\u0000me":"x"}')).toMatchObject({ status: 400, body: problemBody(400, BAD_CHARACTERS) });
  });

  it.each(['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf', 'salary'])(
    'is refused with the key %s',
    async (key) => {
      const body = `{"${key}":{},${JSON.stringify(QUOTE).slice(1)}`;
      expect(await post(body)).toMatchObject({ status: 400, body: problemBody(400, [`Unknown field: ${key}.`]) });
    },
  );

  it('pollutes no object', async () => {
    await post('{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}');
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  it.each([
    [
      '12,800 keys',
      JSON.stringify(Object.fromEntries(Array.from({ length: 12_800 }, (_, key) => [key.toString(36), 1]))),
    ],
    ['keys in many objects', `{"name":[${'{"a":1},'.repeat(9_000)}{}]}`],
    ['a list of 50,000', `{"name":[${'1,'.repeat(49_999)}1]}`],
  ])('is refused with %s', async (_what, body) => {
    expect(await post(body)).toMatchObject({ status: 400, body: problemBody(400, TOO_MANY_FIELDS) });
  });

  it('is told of at most 20 errors', async () => {
    const unknown = Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`field${index}`, 1]));
    const { body } = await post(JSON.stringify(unknown));
    expect((body as { errors: string[] }).errors).toHaveLength(20);
  });

  it('is told of the first 50 characters of an unknown key', async () => {
    const { body } = await post(JSON.stringify({ ...QUOTE, ['x'.repeat(5000)]: 1 }));
    expect(body).toEqual(problemBody(400, [`Unknown field: ${'x'.repeat(50)}.`]));
  });

  it.each([
    ['application/x-www-form-urlencoded', 'name=Ana'],
    ['text/plain', JSON.stringify(QUOTE)],
    ['text/json', JSON.stringify(QUOTE)],
    ['application/xml', '<name>Ana</name>'],
    ['application/json; charset=latin1', JSON.stringify(QUOTE)],
    ['json', JSON.stringify(QUOTE)],
    ['', JSON.stringify(QUOTE)],
    [multipart([]).type, multipart([{ field: 'name', text: 'Ana' }]).body],
  ])('is refused as %p', async (type, body) => {
    const answer = await post(body, { 'Content-Type': type });
    expect(answer).toMatchObject({ status: 415, body: problemBody(415, JSON_ONLY) });
  });

  it.each(['application/json', 'application/json; charset=utf-8', 'APPLICATION/JSON;charset=UTF-8'])(
    'is taken as %s',
    async (type) => {
      expect(await post(JSON.stringify(QUOTE), { 'Content-Type': type })).toMatchObject({ status: 201 });
    },
  );

  it('is taken without its length, in chunks', async () => {
    expect(await post(JSON.stringify(QUOTE), { 'Transfer-Encoding': 'chunked' })).toMatchObject({ status: 201 });
  });

  it('is taken of 100 KiB and not one byte more', async () => {
    const padding = LIMITS.jsonBytes - JSON.stringify(QUOTE).length;
    const whole = JSON.stringify(QUOTE) + ' '.repeat(padding);
    expect(await post(whole)).toMatchObject({ status: 201 });
    expect(await post(`${whole} `)).toMatchObject({ status: 413, body: problemBody(413, TOO_LARGE) });
  });

  it('is taken compressed', async () => {
    expect(await post(gzipSync(JSON.stringify(QUOTE)), { 'Content-Encoding': 'gzip' })).toMatchObject({ status: 201 });
  });

  it('is too large when 10 KB inflate to 10 MB', async () => {
    const bomb = gzipSync(JSON.stringify({ ...QUOTE, name: ' '.repeat(10_000_000) }));
    const answer = await post(bomb, { 'Content-Encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 413, body: problemBody(413, TOO_LARGE) });
  });

  it('is refused when it is not compressed as it says', async () => {
    const answer = await post(JSON.stringify(QUOTE), { 'Content-Encoding': 'gzip' });
    expect(answer).toMatchObject({ status: 400, body: problemBody(400, 'The request could not be understood.') });
  });

  it('is refused when it is compressed in a way that we do not know', async () => {
    const answer = await post(JSON.stringify(QUOTE), { 'Content-Encoding': 'compress' });
    expect(answer).toMatchObject({ status: 415, body: problemBody(415, JSON_ONLY) });
  });

  it('that is refused leaves nothing behind', async () => {
    const before = await count();
    for (const body of [JSON.stringify({ ...QUOTE, toString: 1 }), JSON.stringify([QUOTE]), nested(9)])
      await post(body);
    expect(await count()).toBe(before);
  });
});
