import { randomUUID } from 'node:crypto';
import { byId } from '#shared/content/entries';
import { SAMPLE } from '#shared/content/sample/sample';
import { draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const FIRM = draftPath('firm');
const LABELS = ['Office', 'Office', 'Yard'];

describe('a save that is sent again with its key', () => {
  const app = useApp();
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  const phones = LABELS.map((label, at) => ({ id: `e_${at}`, label, number: '(045) 123 4567' }));
  const begin = () => editor.save(FIRM, { changes: [{ path: ['phones'], before: SAMPLE.firm.phones, value: phones }] });
  const removal = () => ({ key: randomUUID(), changes: [{ path: ['phones', byId('e_0')], before: phones[0] }] });
  const left = async () => (await editor.state()).content.firm.phones;

  it('removes one entry, also where the next one is the same', async () => {
    await begin();
    const save = removal();
    const first = await editor.save(FIRM, save);
    const second = await editor.save(FIRM, save);
    expect(first).toMatchObject({ isRepeated: false, conflicts: [] });
    expect(second).toMatchObject({ isRepeated: true, conflicts: [], revision: first.revision });
    expect(await left()).toEqual(phones.slice(1));
  });

  it('removes one entry when both arrive at the same time', async () => {
    await begin();
    const save = removal();
    const answers = await Promise.all([1, 2, 3, 4].map(() => editor.save(FIRM, save)));
    expect(answers.filter(({ isRepeated }) => !isRepeated)).toHaveLength(1);
    expect(await left()).toEqual(phones.slice(1));
  });

  it('changes nothing once the draft was discarded, and begins none', async () => {
    await begin();
    const save = removal();
    await editor.save(FIRM, save);
    await editor.discardAll();
    expect(await editor.save(FIRM, save)).toMatchObject({ isRepeated: true });
    expect((await editor.state()).drafts).toEqual([]);
  });

  it('tells the conflicts that it had', async () => {
    const save = { key: randomUUID(), changes: [{ path: ['name'], before: 'Never', value: 'Mine' }] };
    const { conflicts } = await editor.save(FIRM, save);
    expect(conflicts).toEqual([{ path: ['name'], theirs: SAMPLE.firm.name }]);
    expect((await editor.save(FIRM, save)).conflicts).toEqual(conflicts);
  });

  it('has a UUID as its key', async () => {
    const { body } = await app.asAdmin.patch(FIRM).send({ key: 'id=1', changes: [] }).expect(400);
    expect(body).toMatchObject({ errors: ['Send the key of a save as a UUID.'] });
  });
});
