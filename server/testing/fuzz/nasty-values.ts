import fc, { type Arbitrary } from 'fast-check';

/** Values that have broken servers before, as text and as other types. */
const NASTY_TEXT = [
  ...['', ' ', '\0', '\r\n', 'a\r\nBcc: x@example.com', '\u202e', '\ud800', '\ufeff', '\u0000\u0001', '🏗️'.repeat(50)],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE jobs; --',
    '%',
    '_',
    '\\',
    '${7*7}',
    '{{7*7}}',
    '../../etc/passwd',
    '<script>1</script>',
  ],
  ...[
    '__proto__',
    'constructor',
    'toString',
    'null',
    'NaN',
    '1e999',
    'x'.repeat(6000),
    '9'.repeat(400),
    'İ'.repeat(99),
  ],
];
const NASTY_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  [],
  {},
  [[]],
  ['a'],
  { length: 3 },
  { toString: 'x' },
];
export const nastyText = fc.oneof(fc.constantFrom(...NASTY_TEXT), fc.string({ unit: 'binary', maxLength: 40 }));
export const nasty: Arbitrary<unknown> = fc.oneof(
  nastyText,
  fc.constantFrom(...NASTY_VALUES),
  fc.jsonValue({ maxDepth: 3 }),
);

/** Keys that exist on every object, or have a meaning elsewhere. */
export const NASTY_KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '_id',
  'id',
  'isAdmin',
  '',
  'a.b',
  'a[b]',
  '$where',
];
