import { ENDPOINTS } from '#shared/endpoints';
import { firstOrAll } from '#shared/testing/thorough';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

/** A header line of Node's holds 16 KB, and a sign that a URL has to escape takes three bytes of it or more. */
// prettier-ignore
const HOSTILE = [
  // of SQL and of patterns
  `o'brien`, `''`, `';--`, `' OR 1=1 --`, `"quoted`, `"`, `\\`, `\\'`, `\\\\'`, `a\\`, `%%`, `100%`, `_`, `a_b`, `$1`, `$$`, `:name`, `?`,
  // of PostgreSQL's own query language
  `*`, `a*`, `a:*`, `:*`, `a:`, `a:A`, `a:*ABCD`, `&`, `a &`, `& a`, `a & & b`, `|`, `a | | b`, `!`, `!a`, `!!a`, `a !`, `<->`, `a <-> b`,
  `a <2> b`, `(`, `)`, `((a)`, `a)`, `()`, `:*&|!<->()`,
  // of Unicode
  `a\0b`, `\u0001\u001f\u007f`, `\u2028\u2029`, `\u200b`, `\u202e`, `\ufeff`, `\ufffd`, `🚜`, `👩‍👩‍👧‍👦`, `e\u0301`, `\u0301`, `ﷺ`, `ẞ`, `İ`, `ſ`, `½`,
  `²`, `٣`, `ก็`, `नमस्ते`, `\u{10ffff}`, `\u{e000}`,
  // of other languages and of addresses
  `null`, `undefined`, `true`, `NaN`, `[object Object]`, `<script>alert(1)</script>`, `../../etc/passwd`, `%00`, `%ff`, `+`, `a+b`, `a&b=c`, `#`,
  // of great length, and of many words with many beginnings
  'x'.repeat(10_000), 'a '.repeat(2500), '!'.repeat(4000), '('.repeat(4000), "'".repeat(201), '\\'.repeat(201), `${'a'.repeat(199)}😀`,
  [...'0123456789abcdefghijklmnopqrstuvwxyz'].join(' '),
];

describe('GET /admin/submissions?search: any characters at all', () => {
  const app = useApp();
  const { add, list } = inboxCalls(app);
  beforeAll(() => add());

  it.each(firstOrAll(HOSTILE.map((search) => [JSON.stringify(search).slice(0, 40), search])))(
    'takes %s',
    async (_shown, search) => {
      expect(await list({ search })).toMatchObject({ next: null });
    },
  );

  it.each(['%FF', '%ED%A0%80', '%C3', 'a%00b', '%E0%A4%A', '+', '%2B', '%'])('takes the escape %s', (search) =>
    app.asAdmin.get(`${ENDPOINTS.submissions}?search=${search}`).expect(200),
  );
});
