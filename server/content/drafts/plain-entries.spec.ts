import type { ContentChange } from '#shared/content/contract';
import type { DocumentName } from '#shared/content/documents';
import { byId } from '#shared/content/entries';
import { SAMPLE } from '#shared/content/sample/sample';
import { AUTHOR, draftPath, editorOf } from '../../testing/calls/editor-calls.ts';
import { useApp } from '../../testing/app/use-app.ts';

const FIRM = draftPath('firm');
const ABOUT = draftPath('about');

describe('two editors of one list', () => {
  const app = useApp();
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  const save = (document: DocumentName, ...changes: ContentChange[]) => editor.save(draftPath(document), { changes });
  const content = async () => (await editor.state()).content;

  it('change a slide that another one stood before, when the other is removed meanwhile', async () => {
    const [first, second, ...others] = (await content()).home.slides;
    await save('home', { path: ['slides', byId(first.id!)], before: first });
    const { conflicts } = await save('home', {
      path: ['slides', byId(second.id!), 'alt'],
      before: second.alt,
      value: 'Ours',
    });
    expect(conflicts).toEqual([]);
    expect((await content()).home.slides).toEqual([{ ...second, alt: 'Ours' }, ...others]);
  });

  it('change the phone number that each has seen, though both have the same label', async () => {
    await editor.set(
      'firm',
      ['phones'],
      [
        { label: 'Office', number: '(045) 123 4567' },
        { label: 'Office', number: '(045) 123 4568' },
        { label: 'Office', number: '(045) 123 4569' },
      ],
    );
    const [first, second, third] = (await content()).firm.phones;
    await save('firm', { path: ['phones', byId(first.id!)], before: first });
    await save('firm', { path: ['phones', byId(second.id!), 'label'], before: 'Office', value: 'Yard' });
    expect((await content()).firm.phones).toEqual([{ ...second, label: 'Yard' }, third]);
  });

  it('are told where the entry that one of them changes was removed by the other', async () => {
    const [first] = (await content()).about.principles;
    const { words } = first;
    const path = ['principles', byId(first.id!), 'words', byId(words[0].id!)];
    await save('about', { path, before: words[0] });
    const { conflicts } = await save('about', { path, before: words[0], value: { ...words[0], word: 'Eager' } });
    expect(conflicts).toEqual([{ path, ...AUTHOR }]);
  });

  it('save what they changed in a list, though the other has removed the list with its entry', async () => {
    const [first, second] = (await content()).about.principles;
    const [word] = first.words;
    await save('about', { path: ['principles', byId(first.id!)], before: first });
    const path = ['principles', byId(first.id!), 'words', byId(word.id!)];
    const { conflicts } = await save(
      'about',
      { path, before: word, value: { ...word, word: 'Eager' } },
      { path: ['principles', byId(second.id!), 'line'], before: second.line, value: 'Ours' },
    );
    expect(conflicts).toEqual([{ path, ...AUTHOR }]);
    expect((await content()).about.principles[0]).toEqual({ ...second, line: 'Ours' });
  });

  it('change the same field of an entry, and the later one is told what stands there', async () => {
    const [social] = (await content()).firm.social;
    const path = ['social', byId(social.id!), 'label'];
    await save('firm', { path, before: social.label, value: 'Theirs' });
    const { conflicts } = await save('firm', { path, before: social.label, value: 'Mine' });
    expect(conflicts).toEqual([{ path, theirs: 'Theirs', ...AUTHOR }]);
  });

  it('change the paragraph that each has seen, though another one was removed', async () => {
    const paragraphs = ['We began.', 'We build.', 'We stay.'];
    await editor.set('about', ['history'], paragraphs);
    await save('about', { path: ['history', 0], before: 'We began.' });
    await save('about', { path: ['history', 2], before: 'We stay.', value: 'We are here.' });
    await save('about', { path: ['history', 1], before: 'We build.' });
    expect((await content()).about.history).toEqual(['We are here.']);
  });

  it('change one of two equal paragraphs', async () => {
    await editor.set('about', ['history'], ['We build.', 'We build.', 'We stay.']);
    await save('about', { path: ['history', 1], before: 'We build.', value: 'We build well.' });
    expect((await content()).about.history).toEqual(['We build.', 'We build well.', 'We stay.']);
  });

  it('both add a paragraph at the same place, and both are kept', async () => {
    await editor.set('about', ['history'], ['We began.']);
    await save('about', { path: ['history', 1], value: 'Theirs.' });
    await save('about', { path: ['history', 1], value: 'Mine.' });
    expect((await content()).about.history.toSorted()).toEqual(['Mine.', 'Theirs.', 'We began.']);
  });

  it('change no paragraph that neither has seen', async () => {
    await editor.set('about', ['history'], ['We began.', 'We build.']);
    await save('about', { path: ['history', 1], before: 'We build.', value: 'Theirs.' });
    const { conflicts } = await save('about', { path: ['history', 1], before: 'We build.', value: 'Mine.' });
    expect(conflicts).toEqual([{ path: ['history', 1], theirs: 'Theirs.', ...AUTHOR }]);
    expect((await content()).about.history).toEqual(['We began.', 'Theirs.']);
  });
});

describe('an entry', () => {
  const app = useApp();
  const editor = editorOf(app);
  afterEach(() => editor.discardAll());

  const phones = async () => (await editor.state()).content.firm.phones;
  const plain = [1, 1, 2].map((digit) => ({ label: 'Office', number: `(045) 123 456${digit}` }));

  it('has an id of its own, whoever has written it', async () => {
    await editor.set('firm', ['phones'], plain);
    const ids = (await phones()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(plain.length);
    expect(await phones()).toEqual(plain.map((phone, at) => ({ ...phone, id: ids[at] })));
    await editor.set('firm', ['phones'], [...(await phones()), ...(await phones())]);
    expect(new Set((await phones()).map(({ id }) => id)).size).toBe(2 * plain.length);
    expect((await phones()).slice(0, 3).map(({ id }) => id)).toEqual(ids);
  });

  it('of a draft and of a release that were stored without ids has the same one at every reading', async () => {
    await editor.set('firm', ['phones'], plain);
    const bare = { ...SAMPLE.firm, phones: plain };
    await app.database.query(`UPDATE content_drafts SET body = $1`, [bare]);
    const ids = (await phones()).map(({ id }) => id);
    expect(new Set(ids).size).toBe(plain.length);
    const change = { path: ['phones', byId(ids[2]!), 'label'], before: 'Office', value: 'Yard' };
    await editor.save(FIRM, { changes: [change] });
    expect(await phones()).toEqual(
      plain.map((phone, at) => ({ ...phone, id: ids[at], ...(at === 2 && { label: 'Yard' }) })),
    );
  });

  it('is named in a list of entries that have ids', async () => {
    const body = {
      changes: [{ path: ['principles', 0, 'line'], before: SAMPLE.about.principles[0].line, value: 'x' }],
    };
    const answer = await app.asAdmin.patch(ABOUT).send(body).expect(400);
    expect(answer.body).toMatchObject({ message: 'There is no place principles.0.line in this document.' });
  });
});
