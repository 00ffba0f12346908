import { LIMITS } from './limits.ts';
import { FORMS as RECORDS } from './forms/forms.ts';
import { LOGIN_RULES } from './accounts/account.ts';
import { fieldProblem, type FieldRule, normaliseField } from './rules.ts';
import { JOB_RULES, RENTAL_RULES } from './listings/row-rules.ts';

const QUOTE_RULES = RECORDS.quote.fields;
const APPLICATION_RULES = RECORDS.application.fields;
const INQUIRY_RULES = RECORDS.inquiry.fields;
const FORMS = { QUOTE_RULES, APPLICATION_RULES, INQUIRY_RULES, RENTAL_RULES, JOB_RULES, LOGIN_RULES };
const EVERY_RULE = Object.entries(FORMS).flatMap(([form, rules]) =>
  Object.entries<FieldRule>(rules).map(([field, rule]) => [`${form}.${field}`, rule] as const),
);

describe('an e-mail address', () => {
  const problem = (email: string) => fieldProblem(email, QUOTE_RULES.email);

  it.each([
    'ana@example.com',
    'ana.reyes+jobs@mail.example.com.ph',
    "o'brien@example.com",
    'a@b.co',
    '1@2.ph',
    'ñino@españa.es',
    '李@例子.中国',
    `${'x'.repeat(LIMITS.email - '@example.com'.length)}@example.com`,
  ])('may be %s', (email) => expect(problem(email)).toBeUndefined());

  it.each([
    'ana',
    '@example.com',
    'ana@',
    'ana@example',
    'ana@.com',
    'ana@example.',
    'ana@example..com',
    'ana@@example.com',
    'ana@exam@ple.com',
    'ana reyes@example.com',
    'ana@exam ple.com',
    'ana@example.com, ben@example.com',
    'ana@example.com;ben@example.com',
    'Ana <ana@example.com>',
    '"ana"@example.com',
    'ana@example.com\nBcc: ben@example.com',
    'ana@example.com\r\nBcc: ben@example.com',
    'ana\u0000@example.com',
    'ana\u2028@example.com',
    '(ana)@example.com',
    'ana@[127.0.0.1]',
    'ana\\@example.com',
    `${'x'.repeat(LIMITS.email)}@example.com`,
  ])('may not be %j', (email) => expect(problem(email)).toBe('Email is invalid.'));

  it.each([
    ...[
      '\u00ad',
      '\u034f',
      '\u061c',
      '\u180e',
      '\u200b',
      '\u200c',
      '\u200d',
      '\u200e',
      '\u200f',
      '\u202a',
      '\u202b',
      '\u202c',
    ],
    ...[
      '\u202d',
      '\u202e',
      '\u2060',
      '\u2061',
      '\u2064',
      '\u2065',
      '\u2066',
      '\u2067',
      '\u2068',
      '\u2069',
      '\u206f',
      '\u3164',
    ],
    ...['\ufe0f', '\ufeff', '\ufff9', '\u{e0001}', '\u{e0061}', '\u{e0100}'],
  ])('holds nothing invisible: %j', (invisible) => {
    for (const email of [`${invisible}ana@example.com`, `a${invisible}na@example.com`, `ana@exam${invisible}ple.com`])
      expect(problem(email)).toBe('Email is invalid.');
    for (const email of [`ana@example.c${invisible}om`, `ana@example.com${invisible}`])
      expect(problem(email)).toBe('Email is invalid.');
  });

  it('is the same for every form', () => {
    const { email } = QUOTE_RULES;
    for (const other of [APPLICATION_RULES.email, INQUIRY_RULES.email])
      expect({ ...other, example: email.example }).toEqual(email);
  });

  it('is refused with little work, however it is built to be slow', () => {
    const before = process.cpuUsage();
    for (const piece of ['a', '.', 'a.', '@', 'a@'])
      problem(`a@${piece.repeat(LIMITS.email / piece.length)}@`.slice(0, 254));
    const { user } = process.cpuUsage(before); // microseconds
    expect(user).toBeLessThan(500_000);
  });
});

describe('the contact of an applicant', () => {
  const problem = (contact: unknown) => fieldProblem(contact, APPLICATION_RULES.contact);

  it.each(['1234567890', '123456789012345', '00000000000'])('may be %s', (contact) => {
    expect(problem(contact)).toBeUndefined();
  });

  it.each([
    '',
    '123456789',
    '1234567890123456',
    '+639171234567',
    '0917 1234567',
    '0917-123-4567',
    '0917123456x',
    '１２３４５６７８９０',
    9171234567,
  ])('may not be %j', (contact) => expect(problem(contact)).toBe('Enter a valid contact number.'));
});

describe('a field of one line', () => {
  const notOneLine = ({ label, invalid }: FieldRule) => invalid ?? `${label} must be a single line of text.`;
  const ONE_LINE = EVERY_RULE.filter(([, rule]) => !rule.multiline && !rule.untrimmed);

  it.each(ONE_LINE)('takes no line break: %s', (_field, rule) => {
    for (const lineBreak of ['\n', '\r', '\r\n', '\u2028', '\u2029', '\u000b', '\u000c']) {
      expect(fieldProblem(`one${lineBreak}two`, rule)).toBe(notOneLine(rule));
    }
  });

  it.each(ONE_LINE)('takes no other control character: %s', (_field, rule) => {
    for (const character of ['\u0000', '\u0007', '\u001b', '\u007f'])
      expect(fieldProblem(`a${character}`, rule)).toBe(notOneLine(rule));
  });

  it('is told so in a sentence', () => {
    expect(fieldProblem('one\ntwo', QUOTE_RULES.name)).toBe('Name must be a single line of text.');
  });

  it('may hold a tab and letters of any script, joined and directed as they are typed', () => {
    expect(fieldProblem('\u2067نام\u200cخانوادگی\u2069 co\u00adop', QUOTE_RULES.name)).toBeUndefined();
    expect(fieldProblem('a\tb ñ 李 👷🏽‍♀️ “x” <b>', QUOTE_RULES.name)).toBeUndefined();
  });
});

describe('a field of several lines', () => {
  const MULTILINE = EVERY_RULE.filter(([, rule]) => rule.multiline);

  it('is one of three', () => {
    expect(MULTILINE.map(([field]) => field)).toEqual([
      'INQUIRY_RULES.description',
      'JOB_RULES.fullDescription',
      'JOB_RULES.qualifications',
    ]);
  });

  it.each(MULTILINE)('takes line breaks and no other control character: %s', (_field, rule) => {
    expect(fieldProblem('one\ntwo\n\n\tthree', rule)).toBeUndefined();
    for (const character of ['\u0000', '\u0007', '\u000b', '\u001b'])
      expect(fieldProblem(`a${character}`, rule)).toBe('The text contains characters that cannot be stored.');
  });
});

describe('every field', () => {
  it.each(EVERY_RULE)('takes its greatest length and not one character more: %s', (_field, rule) => {
    if (!rule.pattern && !rule.oneOf) expect(fieldProblem('x'.repeat(rule.max), rule)).toBeUndefined();
    expect(fieldProblem('x'.repeat(rule.max + 1), rule)).toMatch(/^\S.*\.$/);
  });

  it.each(EVERY_RULE)('takes nothing but text: %s', (_field, rule) => {
    for (const value of [5, true, [], ['x'], {}]) expect(fieldProblem(value, rule)).toMatch(/^\S.*\.$/);
  });

  it.each(EVERY_RULE.filter(([, rule]) => !rule.requiredWhen))(
    'has one sentence for all that counts as missing: %s',
    (_field, rule) => {
      for (const missing of [undefined, null, '']) expect(fieldProblem(missing, rule)).toBe(rule.required);
    },
  );
});

describe('a custom location', () => {
  it.each([
    ['Other', 'Please enter a location.'],
    ['The office', undefined],
    ['other', undefined],
  ])('at %s: %s', (meetingLocation, sentence) => {
    expect(fieldProblem('', QUOTE_RULES.customLocation, { meetingLocation })).toBe(sentence);
  });
});

describe('a delivery option', () => {
  it.each(['Pick Up', 'Deliver'])('may be %s', (option) => {
    expect(fieldProblem(option, INQUIRY_RULES.deliveryOption)).toBeUndefined();
  });

  it.each(['deliver', 'Pick up', 'Both'])('may not be %s', (option) => {
    expect(fieldProblem(option, INQUIRY_RULES.deliveryOption)).toBe('Choose one option.');
  });
});

describe('a value is stored', () => {
  it.each<[string, unknown, FieldRule, unknown]>([
    ['without the space around it', '  Ana\u00a0\n', QUOTE_RULES.name, 'Ana'],
    ['with the space inside it', 'Ana  Reyes', QUOTE_RULES.name, 'Ana  Reyes'],
    ['with plain line breaks', ' a\r\nb\rc\n', INQUIRY_RULES.description, 'a\nb\nc'],
    ['as text, when a number may be one', 25, RENTAL_RULES.weightLimit, '25'],
    ['as text, when a fraction may be one', 3.5, RENTAL_RULES.weightLimit, '3.5'],
    ['as it is, when it is to be refused as a number', 25, QUOTE_RULES.name, 25],
    ['as it is, when it is no number that can be written', Infinity, RENTAL_RULES.weightLimit, Infinity],
    ['as it was typed, when it is a password', ' secret ', LOGIN_RULES.password, ' secret '],
    ['as it is, when it is null', null, QUOTE_RULES.name, null],
  ])('%s', (_how, value, rule, stored) => expect(normaliseField(value, rule)).toBe(stored));
});
