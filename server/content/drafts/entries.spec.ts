import type { ContentChange } from '#shared/content/contract';
import type { Project } from '#shared/content/documents/projects';
import { byId, byName } from '#shared/content/entries';
import { SAMPLE } from '#shared/content/sample/sample';
import { LIMITS } from '#shared/limits';
import { AUTHOR, draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const PERIOD = '2024';
const ROWS = ['periods', byName(PERIOD), 'completed'];
const { completed } = SAMPLE.projects.periods.find(({ name }) => name === PERIOD)!;
const [first, second, third] = completed;

const project = (id: number, name = `Bridge ${id}`): Project => ({
  id,
  project: name,
  location: 'Gerona, Tarlac',
  client: null,
  cost: 1_000_000 + id,
  picture: null,
});

const at = (id: number, ...path: string[]) => [...ROWS, byId(id), ...path];

describe('an entry that is named by its id', () => {
  const app = useApp();
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  const save = (...changes: ContentChange[]) => editor.save(draftPath('projects'), { changes });
  const rows = async () =>
    (await editor.state()).content.projects.periods.find(({ name }) => name === PERIOD)!.completed;
  const ids = async () => (await rows()).map(({ id }) => id);
  const others = completed.slice(1).map(({ id }) => id);

  it('is the one that is changed when others were added before it', async () => {
    await save({ path: at(900), value: project(900), after: null });
    const { conflicts } = await save({ path: at(second.id, 'cost'), before: second.cost, value: 5 });
    expect(conflicts).toEqual([]);
    expect((await rows())[2]).toEqual({ ...second, cost: 5 });
  });

  it('is added at the end, at the beginning, or behind another one', async () => {
    await save(
      { path: at(901), value: project(901) },
      { path: at(902), value: project(902), after: null },
      { path: at(903), value: project(903), after: byId(first.id) },
    );
    expect(await ids()).toEqual([902, first.id, 903, ...others, 901]);
  });

  it('is added at the end when the one before it is gone', async () => {
    await save({ path: at(904), value: project(904), after: byId(99_999) });
    expect((await ids()).at(-1)).toBe(904);
  });

  it('is moved, and keeps what somebody else has changed in it', async () => {
    await save({ path: at(first.id, 'cost'), before: first.cost, value: 7 });
    const { conflicts } = await save({ path: at(first.id), after: byId(second.id) });
    expect(conflicts).toEqual([]);
    expect((await rows()).slice(0, 3)).toEqual([second, { ...first, cost: 7 }, third]);
  });

  it('is removed, unless somebody else has changed it', async () => {
    await save({ path: at(first.id), before: first });
    expect(await ids()).toEqual(others);
    await save({ path: at(second.id, 'cost'), before: second.cost, value: 7 });
    const { conflicts } = await save({ path: at(second.id), before: second });
    expect(conflicts).toEqual([{ path: at(second.id), theirs: { ...second, cost: 7 }, ...AUTHOR }]);
    expect(await ids()).toEqual(others);
  });

  it('is not added over one that somebody else has added under the same id', async () => {
    await save({ path: at(905), value: project(905, 'Theirs') });
    const { conflicts } = await save({ path: at(905), value: project(905, 'Mine') });
    expect(conflicts).toEqual([{ path: at(905), theirs: project(905, 'Theirs'), ...AUTHOR }]);
  });

  it('is a conflict of its own where somebody else has removed it, and the other changes are saved', async () => {
    await save({ path: at(first.id), before: first });
    const path = at(first.id, 'cost');
    const { conflicts } = await save(
      { path, before: first.cost, value: 5 },
      { path: at(second.id, 'cost'), before: second.cost, value: 6 },
    );
    expect(conflicts).toEqual([{ path, ...AUTHOR }]);
    expect((await rows()).slice(0, 2)).toEqual([{ ...second, cost: 6 }, third]);
  });

  it('is a conflict of its own, too, in a list that need not be there and somebody has removed', async () => {
    const path = ['publicClients', 0];
    const { conflicts } = await save(
      { path, before: 'DPWH', value: 'NIA' },
      { path: at(second.id, 'cost'), before: second.cost, value: 6 },
    );
    expect(conflicts).toEqual([{ path }]);
    expect((await rows())[1]).toEqual({ ...second, cost: 6 });
  });

  it.each<[string, ContentChange]>([
    ['an entry under the id of another', { path: at(906), value: project(907) }],
    ['an entry by a field that is no name', { path: [...ROWS, 'client=DPWH'], value: project(908) }],
    ['a name where a field stands', { path: ['name=periods'], value: [] }],
    ['a field that no entry has', { path: at(99_999, 'price'), value: 1 }],
    ['a field that is moved', { path: at(first.id, 'cost'), before: first.cost, value: 1, after: null }],
  ])('is refused as %s', async (_what, change) => {
    const body = { changes: [change] };
    const answer = await app.asAdmin.patch(draftPath('projects')).send(body).expect(400);
    expect(answer.body).toMatchObject({ message: expect.stringMatching(/^There is no place .* in this document\.$/) });
  });

  it('is refused behind something that is no step', async () => {
    const body = { changes: [{ path: at(909), value: project(909), after: 3 }] };
    const answer = await app.asAdmin.patch(draftPath('projects')).send(body).expect(400);
    expect(answer.body).toMatchObject({ message: 'Send changes as a list, each with a path of names and numbers.' });
  });

  it('is one of 3,000 that are saved by one call, with what is wrong in three of them', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => project(1000 + index));
    many[10] = { ...many[10], project: '' };
    many[20] = { ...many[20], cost: -1 };
    many[30] = { ...many[30], completedOn: '3/5' };
    expect(many.length).toBeLessThanOrEqual(LIMITS.contentChanges);
    const { conflicts, problems } = await save(...many.map((value) => ({ path: at(value.id), value })));
    expect(conflicts).toEqual([]);
    expect(problems.map(({ message }) => message)).toEqual([
      'Project is required.',
      'Cost must be greater than 0.',
      'Completed on must be a date such as 2026-01-24.',
    ]);
    expect((await rows()).slice(completed.length)).toEqual(many);
  });
});
