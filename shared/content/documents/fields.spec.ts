import { phoneNumber } from './fields.ts';

describe('a telephone number', () => {
  const isNumber = (typed: string) => phoneNumber({ title: 'Number' }).safeParse(typed).success;

  it.each(['+63 45 123 4567', '(045) 123-4567', '045\u00a0123.4567'])('may be %j', (typed) =>
    expect(isNumber(typed)).toBe(true),
  );

  it.each(['12345\r\nBcc: x@example.com', '12345\n67890', '12345\r67890', '12345\u202867890'])(
    'is one line: %j',
    (typed) => expect(isNumber(typed)).toBe(false),
  );
});
