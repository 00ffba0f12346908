import { line, link, optionalLine, phoneNumber, text } from './fields.ts';

describe('a telephone number', () => {
  const isNumber = (typed: string) => phoneNumber({ title: 'Number' }).safeParse(typed).success;

  it.each(['+63 45 123 4567', '(045) 123-4567', '045\u00a0123.4567'])('may be %j', (typed) =>
    expect(isNumber(typed)).toBe(true),
  );

  it.each([
    ['', 'Number is required.'],
    ['12', 'Number can contain only digits, spaces, ( ) . - and a leading +.'],
    ['(((((1', 'Number must have at least 5 digits.'],
  ])('that is %j has one problem', (typed, problem) => {
    const { error } = phoneNumber({ title: 'Number' }).safeParse(typed);
    expect(error?.issues.map(({ message }) => message)).toEqual([problem]);
  });

  it.each(['12345\r\nBcc: x@example.com', '12345\n67890', '12345\r67890', '12345\u202867890'])(
    'is one line: %j',
    (typed) => expect(isNumber(typed)).toBe(false),
  );
});

describe('a text of the content', () => {
  const meta = { title: 'Heading' };
  const kinds = { line: line(meta, 80), 'optional line': optionalLine(meta, 80), paragraph: text(meta, 80) };
  const problem =
    'Heading contains an invisible character that reverses the text. Type the text instead of pasting it.';

  it.each(Object.entries(kinds))('turns no letters behind it: %s', (_kind, schema) => {
    for (const sign of ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'])
      expect(schema.safeParse(`Roads${sign}sdaoR`).error?.issues).toMatchObject([{ message: problem }]);
    expect(schema.safeParse('\u2067طرق\u2069 and roads').success).toBe(true);
  });

  it('has no such sign in a link', () =>
    expect(link(meta).safeParse('https://example.com/\u202egpj').success).toBe(false));
});
