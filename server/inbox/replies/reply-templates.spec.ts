import { type ReplyTemplate, type ReplyTemplateInput, SUBMISSION_KINDS } from '#shared/contract';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ERRORS } from '#shared/error-messages';
import { REPLY_LIMITS } from '#shared/inbox/inbox-limits';
import { unknownWord } from '#shared/inbox/reply-template';
import { NOBODY, useApp } from '../../testing/app/use-app.ts';

const PATH = DESK_ENDPOINTS.replyTemplates;
const PRICE: ReplyTemplateInput = {
  kind: 'inquiry',
  name: 'Price',
  subject: 'Re: {reference}',
  body: 'Dear {name},\n…',
};

describe('the reply templates', () => {
  const app = useApp();
  const list = async () => (await app.asAdmin.get(PATH).expect(200)).body as ReplyTemplate[];
  const create = async (input: Partial<ReplyTemplateInput> = {}) =>
    (
      await app.asAdmin
        .post(PATH)
        .send({ ...PRICE, ...input })
        .expect(201)
    ).body as ReplyTemplate;
  beforeEach(() => app.database.query('DELETE FROM reply_templates'));

  it('are some for each kind on a new site, once, and all can be filled in', async () => {
    const [first, second] = await Promise.all([list(), list()]);
    expect(first).toEqual(second);
    expect(await list()).toEqual(first);
    for (const kind of SUBMISSION_KINDS) expect(first.filter((template) => template.kind === kind)).toHaveLength(3);
    for (const { subject, body } of first)
      expect([unknownWord(subject), unknownWord(body)]).toEqual([undefined, undefined]);
  });

  it('do not come again when all were deleted', async () => {
    for (const { _id } of await list()) await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
    expect(await list()).toEqual([]);
  });

  it('are added behind the others, changed as a whole, and listed', async () => {
    const before = await list();
    const made = await create();
    expect(made).toEqual({ _id: expect.any(String), ...PRICE });
    const changed = { ...PRICE, name: 'Price per cubic meter', body: 'Dear {name},\nten.' };
    const { body } = await app.asAdmin.put(`${PATH}/${made._id}`).send(changed).expect(200);
    expect(body).toEqual({ _id: made._id, ...changed });
    expect(await list()).toEqual([...before, body]);
  });

  it('come back to their place when a delete is undone', async () => {
    const before = await list();
    const { _id } = before[1];
    await app.asAdmin.delete(`${PATH}/${_id}`).expect(204);
    expect(await list()).toEqual(before.filter((template) => template._id !== _id));
    const { body } = await app.asAdmin.post(`${PATH}/${_id}/restore`).expect(200);
    expect(body).toEqual(before[1]);
    expect(await list()).toEqual(before);
  });

  it.each<[string, object, string]>([
    ['no name', { name: '' }, 'Name of the template is required.'],
    ['too long a name', { name: 'x'.repeat(101) }, 'Name of the template must be at most 100 characters.'],
    ['no kind', { kind: undefined }, ERRORS.parameters.kind],
    ['a kind that there is not', { kind: 'complaint' }, ERRORS.parameters.kind],
    ['a word that cannot be filled in', { subject: 'To {nobody}' }, unknownWord('{nobody}')!],
    ['a subject of two lines', { subject: 'a\nb' }, 'Subject must be a single line of text.'],
  ])('refuse %s', async (_what, input, sentence) => {
    const { body } = await app.asAdmin
      .post(PATH)
      .send({ ...PRICE, ...input })
      .expect(400);
    expect((body as { errors: string[] }).errors).toEqual([sentence]);
  });

  it('are no more than can be listed', async () => {
    const sql = `INSERT INTO reply_templates (kind, name, subject, body) SELECT 'quote', 'n', 's', 'b' FROM generate_series(1, $1)`;
    await app.database.query(sql, [REPLY_LIMITS.templates]);
    const { body } = await app.asAdmin.post(PATH).send(PRICE).expect(409);
    expect(body).toMatchObject({ message: ERRORS.replies.tooManyTemplates });
  });

  it.each([
    ['put', ''],
    ['delete', ''],
    ['post', '/restore'],
  ] as const)('answer 404 to %s of one that is not there', (method, rest) =>
    app.asAdmin[method](`${PATH}/${NOBODY}${rest}`)
      .send(method === 'put' ? PRICE : undefined)
      .expect(404),
  );

  it('are not listed to a visitor', () => app.get(PATH).expect(401));
});
