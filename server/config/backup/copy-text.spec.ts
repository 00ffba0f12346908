import { readCopied, readCopy, readSequence } from './copy-text.ts';

describe('COPY’s text, as pg_restore prints it', () => {
  it('begins with the columns', () => {
    expect(readCopy('COPY public.jobs (id, "position", "a ""quoted"", name", deleted_at) FROM stdin;')).toEqual([
      'id',
      'position',
      'a "quoted", name',
      'deleted_at',
    ]);
  });

  it.each(['', '--', 'SET statement_timeout = 0;', "SELECT pg_catalog.set_config('search_path', '', false);"])(
    'does not begin with %p',
    (line) => expect(readCopy(line)).toBeUndefined(),
  );

  it.each([
    ['plain', 'plain'],
    ['', ''],
    ['\\N', null],
    ['\\\\N', '\\N'],
    ['one\\ntwo\\r\\n\\tthree\\b\\f\\v', 'one\ntwo\r\n\tthree\b\f\v'],
    ['\\\\x25504446', '\\x25504446'],
    ['C:\\\\new\\\\table', 'C:\\new\\table'],
    ['{"a\\\\"b",NULL}', '{"a\\"b",NULL}'],
    ['李小龍 👷🏽‍♀️ \u2028', '李小龍 👷🏽‍♀️ \u2028'],
  ])('reads %p as %p', (text, value) => {
    expect(JSON.parse(readCopied(['before', 'value'], `x\t${text}`) ?? '')).toEqual({ before: 'x', value });
  });

  it.each(['', 'x', 'x\ty\tz'])('reads nothing of %p, which has not a value for each column', (line) =>
    expect(readCopied(['before', 'value'], line)).toBeUndefined(),
  );

  it.each([
    ["SELECT pg_catalog.setval('public.migrations_id_seq', 3, true);", ['public.migrations_id_seq', '3']],
    [`SELECT pg_catalog.setval('public."it''s"', -9, true);`, [`public."it's"`, '-9']],
    ["SELECT pg_catalog.setval('public.unused', 1, false);", undefined],
    ['SELECT 1;', undefined],
  ])('reads of %p the sequence %p', (line, sequence) => expect(readSequence(line)).toEqual(sequence));
});
