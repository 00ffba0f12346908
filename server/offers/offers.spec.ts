import { MEETING_ELSEWHERE } from '#shared/forms/options';
import { ENDPOINTS } from '#shared/endpoints';
import { QUOTE_FORM } from '#shared/forms/quote';
import { meetingAt } from '#shared/meetings/meeting-time';
import { LIMITS } from '#shared/limits';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { editorOf } from '../testing/calls/editor-calls.ts';
import { columnsOf, formCalls, JUST_COME } from '../testing/calls/form-calls.ts';
import { problemBody } from '../testing/samples/problem-body.ts';
import { QUOTE } from '../testing/samples/forms.ts';
import { useApp } from '../testing/app/use-app.ts';

const PATH = ENDPOINTS.offers;

describe('POST /offers', () => {
  const app = useApp();
  const { send, refused, stored, count } = formCalls(app, PATH, QUOTE);

  it('answers 201 with success, the message and a reference', async () => {
    expect(await send()).toEqual({
      success: true,
      message: 'Quote request sent successfully!',
      reference: expect.stringMatching(/^Q-[0-9A-HJKMNP-TV-Z]{6}$/),
    });
  });

  it('answers the same below /api/v1', async () => {
    await app.post(`v1/${PATH}`).send(QUOTE).expect(201);
  });

  it('stores every field in its column, with the version of the privacy notice', async () => {
    const receipt = await send({ meetingLocation: 'Other', customLocation: 'Municipal Hall, Paniqui' });
    expect(await stored(receipt)).toEqual({
      ...JUST_COME,
      meeting_at: meetingAt(QUOTE.meetingDateTime),
      ...columnsOf(QUOTE_FORM, QUOTE),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'quote',
      reference: receipt.reference,
      name: QUOTE.name,
      email: QUOTE.email,
      phone: QUOTE.phone,
      service: QUOTE.service,
      meeting_location: 'Other',
      custom_location: 'Municipal Hall, Paniqui',
      meeting_date_time: QUOTE.meetingDateTime,
      privacy_version: PRIVACY_NOTICE.version,
      created_at: expect.any(Date),
      position: null,
      description: null,
      delivery_option: null,
      delivery_location: null,
    });
  });

  it('gives each quote a reference of its own', async () => {
    const receipts = await Promise.all([send(), send(), send()]);
    expect(new Set(receipts.map(({ reference }) => reference)).size).toBe(3);
  });

  it.each([
    ['name', 'Name is required.'],
    ['phone', 'Phone is required.'],
    ['email', 'Email is required.'],
    ['service', 'Service is required.'],
    ['meetingLocation', 'Please choose a meeting location.'],
    ['meetingDateTime', 'Please select a date & time.'],
  ])('needs the %s', async (field, sentence) => {
    for (const missing of [undefined, null, '', '  ']) {
      expect(await refused({ [field]: missing })).toEqual(problemBody(400, [sentence]));
    }
  });

  it('names everything that is missing in one go, in the order of the form', async () => {
    const { body } = await app.post(PATH).send({ meetingLocation: 'Other' }).expect(400);
    expect(body.errors).toEqual([
      'Name is required.',
      'Phone is required.',
      'Email is required.',
      'Service is required.',
      'Please enter a location.',
      'Please select a date & time.',
    ]);
  });

  it.each(['municipal', 'office@', '@example.com', 'a b@example.com', 'a@b', 'a@example.com, b@example.com'])(
    'refuses the e-mail %s',
    async (email) => expect(await refused({ email })).toEqual(problemBody(400, ['Email is invalid.'])),
  );

  it('needs a custom location when the meeting is elsewhere', async () => {
    const body = await refused({ meetingLocation: MEETING_ELSEWHERE, customLocation: ' ' });
    expect(body).toEqual(problemBody(400, ['Please enter a location.']));
  });

  it.each([undefined, null, ''])('needs none at the office: %p', async (customLocation) => {
    expect(await stored(await send({ customLocation }))).toMatchObject({ custom_location: null });
  });

  it('forgets a custom location that was typed before the office was chosen', async () => {
    expect(await stored(await send({ customLocation: 'Municipal Hall' }))).toMatchObject({ custom_location: null });
  });

  it('keeps a service that the catalogue does not know', async () => {
    expect(await stored(await send({ service: 'Demolition' }))).toMatchObject({ service: 'Demolition' });
  });

  it('takes a meeting in the past', () => send({ meetingDateTime: 'Monday, March 3, 2005 at 2:30 PM' }));

  it('trims what it stores', async () => {
    expect(await stored(await send({ name: '  Ana \n' }))).toMatchObject({ name: 'Ana' });
  });

  it('stores a name in any script to the letter', async () => {
    const name = 'Niño “José” 李小龍 & <b>Sons</b> 👷🏽‍♀️';
    expect(await stored(await send({ name }))).toMatchObject({ name });
  });

  it.each([
    ['name', LIMITS.name, 'Name must be at most 200 characters.'],
    ['phone', LIMITS.phone, 'Phone must be at most 50 characters.'],
    ['service', LIMITS.service, 'Service must be at most 100 characters.'],
    ['meetingLocation', LIMITS.place, 'Meeting location must be at most 300 characters.'],
    ['meetingDateTime', LIMITS.meetingDateTime, 'Date and time must be at most 100 characters.'],
  ])('takes a %s of %i characters and not one more', async (field, most, sentence) => {
    await send({ [field]: 'x'.repeat(most) });
    expect(await refused({ [field]: 'x'.repeat(most + 1) })).toEqual(problemBody(400, [sentence]));
  });

  it.each(['name', 'phone', 'service', 'meetingLocation', 'meetingDateTime'])(
    'takes no line break in the %s',
    async (field) => {
      const { message } = await refused({ [field]: 'one\r\ntwo' });
      expect(message).toMatch(/ must be a single line of text\.$/);
    },
  );

  it.each([5, true, ['Ana'], { first: 'Ana' }])('refuses the name %j, which is no text', async (name) => {
    expect(await refused({ name })).toEqual(problemBody(400, ['Name must be text.']));
  });

  it('refuses a field that no quote has', async () => {
    expect(await refused({ kind: 'inquiry' })).toEqual(problemBody(400, ['Unknown field: kind.']));
  });

  it('stores nothing of a quote that is refused', async () => {
    const before = await count();
    await refused({ email: 'nobody' });
    await refused({ kind: 'inquiry' });
    expect(await count()).toBe(before);
  });
});

describe('POST /offers of a firm that meets visitors at some hours', () => {
  const app = useApp();
  const { send, refused } = formCalls(app, PATH, QUOTE);
  const SENTENCE =
    'Please choose a time within our meeting hours: Monday to Friday, 09:00 to 12:00; Sat, 08:00 to 10:00.';
  const at = (meetingDateTime: string) => ({ meetingDateTime });

  beforeAll(async () => {
    const editor = editorOf(app);
    await editor.set(
      'forms',
      ['meetingHours'],
      [
        { days: 'Monday to Friday', opens: '09:00', closes: '12:00' },
        { days: 'Sat', opens: '08:00', closes: '10:00' },
      ],
    );
    await editor.published();
  });

  it.each([
    'Monday, March 3, 2031 at 9:00 AM',
    'Friday, March 7, 2031 at 11:59 AM',
    'Saturday, March 8, 2031 at 8:00 AM',
  ])('takes one on %s', async (time) => expect(await send(at(time))).toMatchObject({ success: true }));

  it.each([
    'Monday, March 3, 2031 at 8:59 AM',
    'Monday, March 3, 2031 at 12:00 PM',
    'Saturday, March 8, 2031 at 11:00 AM',
    'Sunday, March 9, 2031 at 9:00 AM',
  ])('refuses one on %s, and says when it meets visitors', async (time) => {
    expect(await refused(at(time))).toEqual(problemBody(400, [SENTENCE]));
  });

  it('takes a time that only a person can read', () => send(at('next Monday at 2')));
});
