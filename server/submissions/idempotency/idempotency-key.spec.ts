import { FORM_HEADERS } from '#shared/endpoints';
import { countSubmissions } from '../../testing/calls/form-calls.ts';
import { problemBody } from '../../testing/samples/problem-body.ts';
import { PUBLIC_FORMS } from '../../testing/samples/public-forms.ts';
import { useApp } from '../../testing/app/use-app.ts';

const under = (key: string) => ({ [FORM_HEADERS.idempotencyKey]: key });

describe('what an Idempotency-Key may be', () => {
  const app = useApp();

  describe.each(PUBLIC_FORMS)('at POST /$path', ({ path, post }) => {
    it.each([
      ['shorter than 8 characters', '1234567'],
      ['longer than 100', 'x'.repeat(101)],
      ['empty', ''],
      ['with a blank', 'a key of mine'],
      ['with a letter beyond ASCII', 'clé-de-moi-même'],
    ])('is refused when it is %s', async (_what, key) => {
      const before = await countSubmissions(app.database);
      const { body } = await post(app, {}, under(key)).expect(400);
      expect(body).toEqual(problemBody(400, 'The Idempotency-Key header must have 8 to 100 printable characters.'));
      expect(await countSubmissions(app.database)).toBe(before);
    });

    it.each(['12345678', 'x'.repeat(100), '8f14e45f-ceea-467f-a9c1-2b3c4d5e6f70', '"quoted~!"'])(
      'may be %s',
      async (key) => {
        const headers = under(`${key.slice(0, -1)}${path[0]}`);
        const { body: first } = await post(app, {}, headers).expect(201);
        expect((await post(app, {}, headers).expect(201)).body).toEqual(first);
      },
    );

    it('is told apart by upper and lower case', async () => {
      const key = `a-key-of-${path}`;
      const { body: first } = await post(app, {}, under(key)).expect(201);
      const { body: second } = await post(app, {}, under(key.toUpperCase())).expect(201);
      expect(second.reference).not.toBe(first.reference);
    });
  });

  it('is documented at each of the three forms, with its 409', async () => {
    const { body } = await app.get('docs-json').expect(200);
    for (const { path } of PUBLIC_FORMS) {
      const { parameters, responses } = body.paths[`/api/${path}`].post;
      expect(parameters).toContainEqual({
        name: 'Idempotency-Key',
        in: 'header',
        required: false,
        description: expect.stringContaining('409'),
        schema: { type: 'string', minLength: 8, maxLength: 100, pattern: expect.any(String) },
      });
      expect(parameters).toContainEqual(
        expect.objectContaining({ name: 'X-Form-Seconds', in: 'header', required: false }),
      );
      expect(responses['409'].content['application/json'].schema.$ref).toBe(
        responses['400'].content['application/json'].schema.$ref,
      );
    }
  });
});
