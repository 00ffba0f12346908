import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { ENDPOINTS } from '#shared/endpoints';
import { ERRORS } from '#shared/error-messages';
import { TEMPLATE_RULES } from '#shared/inbox/reply-template';
import { JOB_RULES, RENTAL_RULES } from '#shared/listings/row-rules';
import { rowTag } from '#shared/listings/row-tag';
import { NOBODY, useApp } from '../testing/app/use-app.ts';

const CRANE = { vehicleName: 'Truck crane', weightLimit: '25 tons' };
const WELDER = {
  title: 'Welder',
  position: 'Welder II',
  location: 'Gerona',
  fullDescription: 'Weld <b>beams</b>.',
  qualifications: 'NC II',
  closesOn: '2090-01-31',
};
const ANSWER = { kind: 'quote', name: 'We will call you', subject: 'Re: {reference}', body: 'We will call you.' };

describe.each([
  ['PUT /rental/:id', ENDPOINTS.rentals, RENTAL_RULES, CRANE, { ...CRANE, weightLimit: '30 tons' }],
  ['PUT /jobs/:id', ENDPOINTS.jobs, JOB_RULES, WELDER, { ...WELDER, location: 'Tarlac' }],
  [
    'PUT /admin/reply-templates/:id',
    DESK_ENDPOINTS.replyTemplates,
    TEMPLATE_RULES,
    ANSWER,
    { ...ANSWER, body: 'We will write to you.' },
  ],
])('%s with If-Match', (_call, path, rules, row, changed) => {
  const app = useApp();
  const put = (id: string, tag: string, body: object) =>
    app.asAdmin.put(`${path}/${id}`).set('If-Match', tag).send(body);
  const add = async () => (await app.asAdmin.post(path).send(row).expect(201)).body as { _id: string };

  it('replaces the row that was seen, once', async () => {
    const seen = await add();
    const tag = rowTag(seen, rules);
    const { body } = await put(seen._id, tag, changed).expect(200);
    expect(body).toEqual({ _id: seen._id, ...changed });
    const refused = await put(seen._id, tag, row).expect(409);
    expect(refused.body).toMatchObject({ message: ERRORS.rowChanged });
    const listed = (await app.asAdmin.get(path).expect(200)).body as { _id: string }[];
    expect(listed).toContainEqual({ _id: seen._id, ...changed });
    await put(seen._id, rowTag(body as object, rules), row).expect(200);
  });

  it('takes one of two changes made at once', async () => {
    const seen = await add();
    const bodies = ['A', 'B'].map((text) => ({ ...row, [Object.keys(rules)[0]]: text }));
    const answers = await Promise.all(bodies.map((body) => put(seen._id, rowTag(seen, rules), body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('takes any row for *, and is 404 where there is none', async () => {
    const { _id } = await add();
    await put(_id, '*', changed).expect(200);
    await put(NOBODY, '*', changed).expect(404);
  });
});
