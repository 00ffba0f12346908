import { FORM_HEADERS, HONEYPOT_FIELD } from '#shared/endpoints';
import { storedSubmission } from '../../testing/calls/form-calls.ts';
import { INQUIRY } from '../../testing/samples/forms.ts';
import { PUBLIC_FORMS } from '../../testing/samples/public-forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

const after = (seconds: string) => ({ [FORM_HEADERS.secondsToFill]: seconds });
const trapped = (content: unknown) => ({ [HONEYPOT_FIELD]: content });

const UNSUSPECTED = { suspected_spam: false, spam_score: 0, spam_reasons: [], mail_state: 'queued' };
const SUSPECTED = { suspected_spam: true, mail_state: 'none' };

describe('spam', () => {
  const app = useApp();

  describe.each(PUBLIC_FORMS)('at POST /$path', ({ post }) => {
    const verdict = async (changes: object, headers = {}) => {
      const { body } = await post(app, changes, headers).expect(201);
      return storedSubmission(app.database, body);
    };

    it('is not what a person sends', async () => {
      expect(await verdict({}, after('42'))).toMatchObject(UNSUSPECTED);
    });

    it('is suspected when the trap is filled, and answered like any other', async () => {
      const { body: usual } = await post(app).expect(201);
      const { body } = await post(app, trapped('Buy now')).expect(201);
      expect(body).toEqual({ ...usual, reference: expect.stringMatching(/^[QAI]-\w{6}$/) });
      expect(await storedSubmission(app.database, body)).toMatchObject({
        ...SUSPECTED,
        spam_score: 100,
        spam_reasons: ['trap'],
      });
    });

    it('is not suspected of a trap that is empty', async () => {
      expect(await verdict(trapped(''))).toMatchObject(UNSUSPECTED);
    });

    it('is suspected when the name holds a link', async () => {
      expect(await verdict({ name: 'Win at https://casino.example' })).toMatchObject({
        ...SUSPECTED,
        spam_score: 60,
        spam_reasons: ['link-in-name'],
      });
    });

    it('is not suspected for haste alone, which is noted', async () => {
      expect(await verdict({}, after('2'))).toMatchObject({
        ...UNSUSPECTED,
        spam_score: 40,
        spam_reasons: ['too-fast'],
      });
    });

    it('is weighed by all its signs together', async () => {
      expect(await verdict({ name: 'www.casino.example', ...trapped('x') }, after('0'))).toMatchObject({
        ...SUSPECTED,
        spam_score: 200,
        spam_reasons: ['trap', 'link-in-name', 'too-fast'],
      });
    });

    it.each(['3', '86400', '-1', '1.5', 'soon', '', '99999999999'])('is no matter of %j seconds', async (seconds) => {
      expect(await verdict({}, after(seconds))).toMatchObject(UNSUSPECTED);
    });

    it.each(['x'.repeat(4000), '☃️ <script>', '0', ' '])('may hold any text in the trap: %.20s', async (text) => {
      expect(await verdict(trapped(text))).toMatchObject({ ...SUSPECTED, spam_reasons: ['trap'] });
    });
  });

  describe('in JSON', () => {
    const inquiry = PUBLIC_FORMS.find(({ filling }) => filling === INQUIRY)!;

    it.each([
      ['a number', 0],
      ['false', false],
      ['a list', ['one', { two: 2 }]],
      ['an object', { of: { many: { levels: [1, 2, 3] } } }],
      ['a very long text', 'x'.repeat(50_000)],
    ])('may hold %s in the trap', async (_what, content) => {
      const { body } = await inquiry.post(app, trapped(content)).expect(201);
      expect(await storedSubmission(app.database, body)).toMatchObject({ ...SUSPECTED, spam_reasons: ['trap'] });
    });

    it('is not suspected of a trap that is null', async () => {
      const { body } = await inquiry.post(app, trapped(null)).expect(201);
      expect(await storedSubmission(app.database, body)).toMatchObject(UNSUSPECTED);
    });
  });

  it('keeps the trap out of the documentation', async () => {
    const { body } = await app.get('docs-json').expect(200);
    for (const { path, filling } of PUBLIC_FORMS) {
      const [{ schema }] = Object.values<{ schema: { $ref: string } }>(
        body.paths[`/api/${path}`].post.requestBody.content,
      );
      const fields = Object.keys(body.components.schemas[schema.$ref.split('/').at(-1)!].properties as object);
      expect(fields).toEqual(expect.arrayContaining(Object.keys(filling)));
      expect(fields).not.toContain(HONEYPOT_FIELD);
    }
  });
});
