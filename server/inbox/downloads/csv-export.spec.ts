import fc from 'fast-check';
import { ENDPOINTS } from '#shared/endpoints';
import { OWN_FIELDS } from '../../submissions/form/form-columns.ts';
import { inboxCalls } from '../../testing/calls/inbox-calls.ts';
import { readAsSpreadsheet, readCsv } from '../../testing/samples/read-csv.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PATH = `${ENDPOINTS.submissions}/export`;

/** The columns of fields that only some forms have. */
const EMPTY_CELLS = Object.fromEntries(OWN_FIELDS.map(({ label, heading = label }) => [heading, '']));

describe('GET /admin/submissions/export', () => {
  const app = useApp();
  const { add, addResume, names, clear } = inboxCalls(app);
  beforeEach(clear);
  const asked = async (query: object = {}) => app.asAdmin.get(PATH).query(query).expect(200);
  /** The lines below the heading, each cell under its heading's name. */
  const lines = async (query: object = {}) => {
    const [headings, ...records] = readCsv((await asked(query)).text.slice(1));
    return records.map((cells) => Object.fromEntries(cells.map((cell, index) => [headings[index], cell])));
  };

  it('is a file to save, in UTF-8 with the mark that Excel needs, with the line breaks of the standard', async () => {
    await add();
    const { headers, text } = await asked();
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename=submissions.csv',
      'cache-control': 'no-store',
    });
    expect(text.startsWith('\uFEFFReference,Kind,Received,')).toBe(true);
    expect(text.endsWith('\r\n')).toBe(true);
  });

  it('holds every field of a submission, times in Philippine time', async () => {
    const { id, reference } = await add({
      kind: 'quote',
      created_at: '2026-11-21T06:05:59Z',
      meeting_location: 'Other',
      custom_location: 'Town Hall',
      meeting_state: 'confirmed',
      state: 'read',
      suspected_spam: true,
      spam_reasons: ['trap', 'too-fast'],
      mail_state: 'none',
      note: 'Called.',
      page: '/design',
      assignee: 'Rosa',
    });
    expect(await lines({ spam: true })).toEqual([
      {
        ...EMPTY_CELLS,
        Reference: reference,
        Kind: 'quote',
        Received: '2026-11-21 14:05',
        State: 'read',
        Stage: '',
        Spam: 'yes',
        'Spam reasons': 'trap, too-fast',
        Mail: 'none',
        Name: 'Ana Reyes',
        Email: 'ana.reyes@example.com',
        Phone: '09171234567',
        Service: 'Design',
        Position: '',
        Description: '',
        'Delivery option': '',
        'Delivery location': '',
        'Meeting location': 'Other',
        'Custom location': 'Town Hall',
        'Meeting as worded': 'Monday, March 3, 2025 at 2:30 PM',
        Meeting: '2025-03-03 14:30',
        'Meeting answer': 'confirmed',
        Resume: '',
        'Resume bytes': '',
        'Resume downloads': '',
        Assignee: 'Rosa',
        Answered: '',
        Replies: '0',
        Note: 'Called.',
        Page: '/design',
        'Privacy notice': '1',
        Id: id,
      },
    ]);
  });

  it('tells the stage of an application', async () => {
    await add({ kind: 'application', stage: 'interview' });
    expect(await lines()).toMatchObject([{ Stage: 'interview' }]);
  });

  it('tells of a resume and its downloads', async () => {
    const { id } = await add({ kind: 'application' });
    await addResume(id);
    for (const downloaded_at of ['2026-11-21T06:05:00Z', '2026-11-22T06:05:00Z']) {
      const sql = 'INSERT INTO resume_downloads (application_id, session_id, downloaded_at) VALUES ($1, $1, $2)';
      await app.database.query(sql, [id, downloaded_at]);
    }
    expect(await lines()).toEqual([
      expect.objectContaining({
        Resume: 'cv.pdf',
        'Resume bytes': '5',
        'Resume downloads': '2026-11-22 14:05, 2026-11-21 14:05',
      }),
    ]);
  });

  it.each([
    ['quotes', 'the "big" one'],
    ['commas', 'one, two'],
    ['line breaks', 'one\ntwo\n\nthree'],
    ['quotes beside line breaks', '"\n"'],
    ['spaces around it', ' spaced '],
    ['all scripts', 'ñ Трактор 拖拉机 🚜 “quoted” \u202e'],
    ['semicolons and tabs within', 'a;b\tc'],
  ])('keeps a text with %s as it is', async (_what, description) => {
    await add({ description });
    expect(await lines()).toMatchObject([{ Description: description }]);
  });

  it.each(['one\ntwo', 'one\rtwo'])('puts quotes around a line break of any kind: %j', async (description) => {
    await add({ description });
    expect((await asked()).text).toContain(`,"${description}",`);
  });

  it.each([
    '=1+1',
    '=HYPERLINK("http://evil.example","x")',
    '+639171234567',
    '-2+3',
    '@SUM(A1)',
    '\t1',
    '\r1',
    '\n1',
    '  =1+1',
    '\u00a0=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    "=cmd|' /C calc'!A0\"",
  ])('makes text of what a spreadsheet would calculate, and leaves it readable: %j', async (typed) => {
    await add({ name: typed, phone: typed, description: typed, note: typed });
    const text = `'${typed}`;
    expect(await lines()).toMatchObject([{ Name: text, Phone: text, Description: text, Note: text }]);
  });

  it.each([
    ['a;=1+1', "a;'=1+1"],
    ['a; =1+1', "a;' =1+1"],
    ['a;"=1+1"', 'a;\'"=1+1"'],
    ['a;+1;-1;@A1', "a;'+1;'-1;'@A1"],
    ['a;＝1', "a;'＝1"],
    ['a\t=1+1', "a\t'=1+1"],
    ['a\n=1+1', "a\n'=1+1"],
    ['a\r\n=1+1', "a\r\n'=1+1"],
    ['\t=1', "'\t'=1"],
    [';=1', ";'=1"],
  ])('makes text of it behind another separator or a line break too: %j', async (typed, text) => {
    await add({ name: typed, description: typed });
    expect(await lines()).toMatchObject([{ Name: text, Description: text }]);
  });

  describe('with texts of separators, quotes and signs', () => {
    const SIGNS = ['=1+1', '+1', '-1', '@A1', '＝1', '＋1', '－1', '＠1'];
    const piece = fc.constantFrom(';', '\t', '\n', '\r', ',', '"', ' ', '\u00a0', 'a', ...SIGNS);
    const typed = fc.sample(fc.array(piece, { maxLength: 8 }), { numRuns: 1000, seed: 20_261_122 });
    const texts = typed.map((pieces) => pieces.join(''));

    it.each([',', ';', '\t'])('has no formula in any cell when it is split by %j', async (separator) => {
      await app.database.query(
        `INSERT INTO submissions (kind, reference, name, email, phone, privacy_version, delivery_option, description, note)
          SELECT 'inquiry', number, number, 'a@example.com', '1', '1', 'Deliver', typed, 'a' || typed
          FROM unnest($1::text[]) WITH ORDINALITY AS texts (typed, number)`,
        [texts],
      );
      const cells = readAsSpreadsheet((await asked()).text.slice(1), separator).flat();
      expect(cells.length).toBeGreaterThan(texts.length);
      expect(cells.filter((cell) => /^\s*[=+\-@＝＋－＠]/.test(cell))).toEqual([]);
    });
  });

  it('has a heading alone when there is nothing', async () => expect(await lines()).toEqual([]));

  it.each([[{}], [{ kind: 'quote' }], [{ state: 'read' }], [{ mail: 'sent' }], [{ spam: true }], [{ search: 'cruz' }]])(
    'holds what the list shows, in its order: %j',
    async (filter) => {
      await add({ name: 'Ana', kind: 'quote' });
      await add({ name: 'Ben Cruz', state: 'read' });
      await add({ name: 'Cora', mail_state: 'sent', kind: 'quote' });
      await add({ name: 'Dan', suspected_spam: true });
      await add({ name: 'Eli', deleted_at: new Date() });
      const listed = await names(filter);
      expect(listed).not.toEqual([]);
      expect((await lines(filter)).map(({ Name }) => Name)).toEqual(listed);
    },
  );

  it('refuses a filter that the list would refuse', () => app.asAdmin.get(PATH).query({ kind: 'letter' }).expect(400));
});
