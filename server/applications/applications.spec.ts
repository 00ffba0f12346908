import { ENDPOINTS } from '#shared/endpoints';
import { APPLICATION_FORM } from '#shared/forms/application';
import { LIMITS } from '#shared/limits';
import { PRIVACY_NOTICE } from '#shared/privacy';
import { applicationCalls, APPLICATION } from '../testing/calls/application-calls.ts';
import { pdfFile } from '../testing/samples/files.ts';
import { columnsOf, JUST_COME } from '../testing/calls/form-calls.ts';
import { problemBody } from '../testing/samples/problem-body.ts';
import { useApp } from '../testing/app/use-app.ts';

const PATH = ENDPOINTS.applications;

describe('POST /apply', () => {
  const app = useApp();
  const { send, refused, stored, storedResume, countRows } = applicationCalls(app);

  it('answers 201 with success, the message and a reference', async () => {
    expect(await send()).toEqual({
      success: true,
      message: 'Application submitted successfully!',
      reference: expect.stringMatching(/^A-[0-9A-HJKMNP-TV-Z]{6}$/),
    });
  });

  it('answers the same below /api/v1', async () => {
    const resume = { filename: 'cv.pdf' };
    await app
      .post(`v1/${PATH}`)
      .field({ ...APPLICATION })
      .attach('resume', pdfFile(), resume)
      .expect(201);
  });

  it('stores every field in its column, with the version of the privacy notice', async () => {
    const receipt = await send();
    expect(await stored(receipt)).toEqual({
      ...JUST_COME,
      ...columnsOf(APPLICATION_FORM, APPLICATION),
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'application',
      reference: receipt.reference,
      name: APPLICATION.name,
      email: APPLICATION.email,
      phone: APPLICATION.contact,
      position: APPLICATION.position,
      privacy_version: PRIVACY_NOTICE.version,
      created_at: expect.any(Date),
      service: null,
      description: null,
      delivery_option: null,
      delivery_location: null,
      meeting_location: null,
      custom_location: null,
      meeting_date_time: null,
    });
  });

  it('stores the resume beside it, byte for byte', async () => {
    const receipt = await send();
    expect(await storedResume(receipt)).toEqual({ file_name: 'cv.pdf', type: 'pdf', content: pdfFile() });
  });

  it.each([
    ['name', 'Name is required.'],
    ['email', 'Email is required.'],
    ['position', 'Position is required.'],
    ['contact', 'Enter a valid contact number.'],
  ])('needs the %s', async (field, sentence) => {
    for (const missing of [undefined, '', '  ']) {
      expect(await refused(400, { [field]: missing })).toEqual(problemBody(400, [sentence]));
    }
  });

  it('refuses an e-mail that is none', async () => {
    expect(await refused(400, { email: 'applicant' })).toEqual(problemBody(400, ['Email is invalid.']));
  });

  it.each(['0917123456', '639171234567890'])('takes the contact %s', async (contact) => {
    expect(await stored(await send({ contact }))).toMatchObject({ phone: contact });
  });

  it.each(['091712345', '6391712345678901', '+639171234567', '0917 123 4567', '0917-123-4567', '٠٩١٧١٢٣٤٥٦٧'])(
    'refuses the contact %s',
    async (contact) => {
      expect(await refused(400, { contact })).toEqual(problemBody(400, ['Enter a valid contact number.']));
    },
  );

  it.each([
    ['name', LIMITS.name, 'Name must be at most 200 characters.'],
    ['position', LIMITS.jobTitle, 'Position must be at most 200 characters.'],
  ])('takes a %s of %i characters and not one more', async (field, most, sentence) => {
    await send({ [field]: 'x'.repeat(most) });
    expect(await refused(400, { [field]: 'x'.repeat(most + 1) })).toEqual(problemBody(400, [sentence]));
  });

  it('stores a name in any script to the letter', async () => {
    const name = 'Niño “José” 李小龍 & <b>Sons</b> 👷🏽‍♀️';
    expect(await stored(await send({ name }))).toMatchObject({ name });
  });

  it('needs the resume', async () => {
    expect(await refused(400, {}, null)).toEqual(problemBody(400, ['Resume is required.']));
  });

  it('counts an empty file as none', async () => {
    const empty = { fileName: 'cv.pdf', content: Buffer.alloc(0) };
    expect(await refused(400, {}, empty)).toEqual(problemBody(400, ['Resume is required.']));
  });

  it('counts a text field of that name as none', async () => {
    const { body } = await app
      .post(PATH)
      .field({ ...APPLICATION, resume: 'cv.pdf' })
      .expect(400);
    expect(body).toEqual(problemBody(400, ['Resume is required.']));
  });

  it('names everything that is missing in one go, in the order of the form', async () => {
    const { body } = await app.post(PATH).field({ name: '' }).expect(400);
    expect(body.errors).toEqual([
      'Name is required.',
      'Email is required.',
      'Position is required.',
      'Enter a valid contact number.',
      'Resume is required.',
    ]);
  });

  it('refuses a field that no application has', async () => {
    expect(await refused(400, { salary: '1' })).toEqual(problemBody(400, ['Unknown field: salary.']));
  });

  it('stores nothing of an application that is refused', async () => {
    const before = await countRows();
    await refused(400, { email: 'applicant' });
    await refused(400, {}, null);
    await refused(415, {}, { fileName: 'cv.exe', content: pdfFile() });
    expect(await countRows()).toEqual(before);
  });

  it('stores no submission when its resume cannot be stored', async () => {
    const before = await countRows();
    await app.database.query(
      `CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE ''no resumes today''; END'`,
    );
    await app.database.query('CREATE TRIGGER refuse BEFORE INSERT ON resumes EXECUTE FUNCTION refuse()');
    try {
      const body = await refused(500);
      expect(body.message).toBe('Something went wrong on our side. Please try again later.');
      expect(await countRows()).toEqual(before);
    } finally {
      await app.database.query('DROP FUNCTION refuse CASCADE');
    }
    await send();
  });
});
