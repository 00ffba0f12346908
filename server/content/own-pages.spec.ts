import type { OwnPage } from '#shared/content/documents/own-pages';
import { builtClient } from '../testing/app/built-client.ts';
import { useApp } from '../testing/app/use-app.ts';
import { editorOf } from '../testing/calls/editor-calls.ts';

const client = builtClient();
afterAll(() => client.remove());

const PLANT: OwnPage = {
  id: 'n-1',
  title: 'Our plant',
  label: '',
  description: 'What it makes.',
  place: 'menu',
  path: '/pages/our-plant',
  blocks: [{ id: 'e_1', kind: 'heading', heading: 'Concrete' }],
};

describe("the owner's own pages", () => {
  const app = useApp({ clientDir: client.path });
  const editor = editorOf(app);
  const publish = async (...pages: object[]) => {
    await editor.set('ownPages', ['pages'], pages);
    const { status, body } = await editor.publish();
    return { status, message: (body as { message?: string }).message };
  };

  it('are a draft first, then found at their address, and by the old one once they move', async () => {
    await editor.set('ownPages', ['pages'], [PLANT]);
    const { drafts, addresses } = await editor.state();
    expect(drafts).toMatchObject([{ changes: [{ text: 'Your own pages › Pages: "Our plant" added.' }], problems: [] }]);
    expect(addresses).not.toContainEqual({ id: PLANT.id, path: PLANT.path });
    await editor.published();
    expect((await editor.state()).addresses).toContainEqual({ id: PLANT.id, path: PLANT.path });
    await publish({ ...PLANT, path: '/pages/plant' });
    const { headers } = await app.at('/pages/our-plant').expect(308);
    expect(headers.location).toBe('/pages/plant');
  });

  it('are not found any more once they are removed', async () => {
    await publish();
    await app.at('/pages/plant').expect(404);
    await app.at('/pages/our-plant').expect(404);
  });

  it('are not published with a mistake, and not saved in a wrong form', async () => {
    const text = { kind: 'text', text: '[a](javascript:x)' };
    expect(await publish({ ...PLANT, blocks: [text] })).toEqual({
      status: 400,
      message: 'The address of the link “a” must begin with https://, mailto:, tel: or /.',
    });
    await expect(publish({ ...PLANT, blocks: [{ kind: 'html', text: '<b>' }] })).rejects.toThrow(/400/);
  });
});
