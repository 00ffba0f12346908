import type { SubmissionPage } from '#shared/contract';
import { ENDPOINTS } from '#shared/endpoints';
import { builtClient } from '../testing/built/built-client.ts';
import { useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';
import { INQUIRY, QUOTE } from '../testing/samples/forms.ts';

const client = builtClient();
afterAll(() => client.remove());

describe('a form of a page that was opened before its service was published anew', () => {
  const app = useApp({ clientDir: client.path });
  const editor = editorOf(app);
  const subjects = async () => {
    const { body } = await app.asAdmin.get(ENDPOINTS.submissions).expect(200);
    return (body as SubmissionPage).items.map(({ subject }) => subject);
  };

  it('is taken with the name that the visitor has seen: renamed, hidden or gone', async () => {
    const { services } = (await editor.state()).content.services;
    const [civilWorks, design, ...others] = services.filter(({ name }) => name !== 'Vibro');
    const changed = [{ ...civilWorks, name: 'Roads' }, { ...design, hidden: true }, ...others];
    await editor.set('services', ['services'], changed);
    await editor.published();
    for (const service of ['Civil Works', 'Design'])
      await app
        .post(ENDPOINTS.offers)
        .send({ ...QUOTE, service })
        .expect(201);
    await app
      .post(ENDPOINTS.inquiries)
      .send({ ...INQUIRY, service: 'Vibro' })
      .expect(201);
    expect((await subjects()).sort()).toEqual(['Civil Works', 'Design', 'Vibro']);
  });
});
