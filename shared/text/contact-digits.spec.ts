import { contactDigits, withJoinedPhones } from './contact-digits.ts';

it.each([
  ['+63 917 123 4567', '639171234567'],
  ['+63 917-123 (4567)', '639171234567'],
  ['(+63) 917.123.4567', '639171234567'],
  ['0917/123/4567', '09171234567'],
  ['0917\u00a0123\u20114567', '09171234567'],
  ['\u202a+63 917 123 4567\u202c', '639171234567'],
  ['1234567890', '1234567890'],
  ['123456789012345', '123456789012345'],
])('%j is sent as %s', (typed, digits) => expect(contactDigits(typed)).toBe(digits));

it.each(['123456789', '1234567890123456', '0917 123 45', '0917 123 4567 or 0918', '0917123456x', '63+9171234567', ''])(
  '%j is sent as it was typed',
  (typed) => expect(contactDigits(typed)).toBe(typed),
);

it.each([
  ['reyes 0917-555-0142', 'reyes 09175550142'],
  ['+63 (0)917 555 0142 reyes', '09175550142 reyes'],
  ['00639175550142', '09175550142'],
  ['(045) 931-2277', '0459312277'],
  ['555-0142', '5550142'],
  ['8931 2288', '89312288'],
  ['+65 6555 0199', '6565550199'],
])('a search for %j asks for %j', (typed, asked) =>
  expect(withJoinedPhones(typed).trim().replace(/ +/g, ' ')).toBe(asked),
);

it.each([
  '2025 2026',
  '09-11-2026',
  '24 Nov 2026',
  '12 120 2025',
  '8:30',
  'Q-7F3K9D',
  'Q-71234567K',
  'Batch14215127',
  '5921310d',
  '1234 5678 9012 3456',
  '0917 55',
])('a search for %j is no telephone number', (typed) => expect(withJoinedPhones(typed)).toBe(typed));
