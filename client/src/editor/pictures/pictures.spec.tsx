import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PATHS } from '#shared/catalogue';
import { SAMPLE } from '#shared/content/sample/sample';
import { thorough } from '#shared/testing/thorough';
import { expectLog } from '../../testing/environment/console.ts';
import { FakeContent, openEditor, UPLOADED } from '../../testing/editor.ts';

const file = (name: string, type = 'image/jpeg') => new File(['x'], name, { type });
const panel = () => within(screen.getByRole('complementary', { name: 'Edit this page' }));
const library = async () =>
  within(await screen.findByRole('dialog', { name: 'Picture beside the history: choose a picture' }));
const picture = () => within(panel().getByRole('group', { name: 'Picture beside the history' }));

async function openLibrary(server = new FakeContent(), responses = {}) {
  const view = await openEditor(PATHS.about, server, responses);
  await view.user.click(picture().getByRole('button', { name: 'Choose another picture' }));
  return { ...view, dialog: await library() };
}

describe('a picture in the editor', () => {
  it('is uploaded and chosen, with its description', async () => {
    const { user, server, dialog } = await openLibrary(new FakeContent(), {
      'POST /admin/pictures': { status: 201, body: UPLOADED },
    });
    await user.upload(dialog.getByLabelText('Upload pictures'), [file('Warehouse.jpg')]);
    await waitFor(() => expect(server.content.about.picture).toEqual({ picture: UPLOADED._id, alt: 'A warehouse.' }));
    expect(within(screen.getByRole('main')).getByAltText('A warehouse.')).toHaveAttribute(
      'src',
      expect.stringContaining(UPLOADED.base),
    );
  });

  it('is asked for its description at once, with one of the name of its file', async () => {
    const { user, server, dialog } = await openLibrary(new FakeContent(), {
      'POST /admin/pictures': { status: 201, body: { ...UPLOADED, name: 'steel-frame_of warehouse-03.jpg', alt: '' } },
    });
    await user.upload(dialog.getByLabelText('Upload pictures'), [file('steel-frame_of warehouse-03.jpg')]);
    const field = await picture().findByDisplayValue('Steel frame of warehouse');
    await waitFor(() => expect(field).toHaveFocus());
    expect(field).toHaveAccessibleDescription(/^Suggested from the file name/);
    await user.keyboard('A hall of steel.');
    await waitFor(() => expect(server.content.about.picture.alt).toBe('A hall of steel.'));
  });

  it('is chosen by a click where several were uploaded', async () => {
    const other = { ...UPLOADED, _id: 'p-000000000000', name: 'Crane.jpg' };
    const { user, server, dialog } = await openLibrary(new FakeContent(), {
      'POST /admin/pictures': ({ body }: { body: { file: File } }) => ({
        status: 201,
        body: body.file.name === other.name ? other : UPLOADED,
      }),
    });
    const before = server.content.about.picture;
    await user.upload(dialog.getByLabelText('Upload pictures'), [file('Crane.jpg'), file('Warehouse.jpg')]);
    expect(await dialog.findByText('Warehouse.jpg is in the library.')).toBeVisible();
    expect(server.content.about.picture).toEqual(before);
    await user.click(dialog.getByRole('button', { name: 'Crane.jpg' }));
    await waitFor(() => expect(server.content.about.picture).toMatchObject({ picture: other._id }));
  });

  it('is refused with a sentence, and the others are taken', async () => {
    expectLog(/could not be uploaded/);
    const message = 'This picture cannot be read.';
    const { user, dialog } = await openLibrary(new FakeContent(), {
      'POST /admin/pictures': ({ body }: { body: { file: File } }) =>
        body.file.name === 'bad.png' ? { status: 400, body: { message } } : { status: 201, body: UPLOADED },
    });
    await user.upload(dialog.getByLabelText('Upload pictures'), [
      file('drawing.svg', 'image/svg+xml'),
      file('bad.png', 'image/png'),
      file('Warehouse.jpg'),
    ]);
    expect(await dialog.findByText('Warehouse.jpg is in the library.')).toBeVisible();
    expect(dialog.getByText(`bad.png: ${message}`)).toBeVisible();
    expect(dialog.getByText(/^drawing.svg: This file type is not supported/)).toBeVisible();
  });

  thorough.it('is found by its name', async () => {
    const server = new FakeContent();
    server.library = [UPLOADED];
    const { user, dialog } = await openLibrary(server);
    await user.type(dialog.getByLabelText('Search by name'), 'ware');
    expect(dialog.getByRole('button', { name: 'Warehouse.jpg' })).toBeVisible();
    await user.clear(dialog.getByLabelText('Search by name'));
    await user.type(dialog.getByLabelText('Search by name'), 'zeppelin');
    expect(dialog.getByText('No pictures found.')).toBeVisible();
  });

  it('tells where it is used, and gives all of its places to another one, with Undo', async () => {
    const server = new FakeContent();
    server.library = [UPLOADED];
    const use = { picture: UPLOADED._id, alt: 'The old warehouse' };
    server.content.about.picture = use;
    server.content.home.slides[2] = { ...use, id: 'e_slide' };
    const { user, dialog } = await openLibrary(server, {
      [`GET /admin/pictures/${UPLOADED._id}/places`]: { places: ['Home page › Slides › slide 3'] },
    });
    await user.click(dialog.getByRole('button', { name: 'Details of Warehouse.jpg' }));
    expect(await dialog.findByText('Home page › Slides › slide 3')).toBeVisible();
    expect(dialog.getByText(/^4032 × 3024 px, JPEG, 4.1 MB, uploaded on/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Replace everywhere' }));
    const other = within(await screen.findByRole('dialog', { name: /^Replace Warehouse.jpg/ }));
    await user.click(other.getByRole('button', { name: 'Project bridge' }));
    const placed = { picture: 'project-bridge', alt: 'The old warehouse' };
    await waitFor(() =>
      expect([server.content.about.picture, server.content.home.slides[2]]).toEqual([
        placed,
        { ...placed, id: 'e_slide' },
      ]),
    );
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect([server.content.about.picture, server.content.home.slides[2]]).toEqual([use, { ...use, id: 'e_slide' }]),
    );
  });

  thorough.it(
    'comes back with Undo into the service that it was taken from, and where nothing else was chosen since',
    async () => {
      const server = new FakeContent();
      server.library = [UPLOADED];
      const use = { picture: UPLOADED._id, alt: 'The old warehouse' };
      const { services } = server.content.services;
      services[1].picture = use;
      server.content.about.picture = use;
      const { user, dialog } = await openLibrary(server, {
        [`GET /admin/pictures/${UPLOADED._id}/places`]: { places: ['Services', 'About'] },
      });
      await user.click(dialog.getByRole('button', { name: 'Details of Warehouse.jpg' }));
      await user.click(await dialog.findByRole('button', { name: 'Replace everywhere' }));
      const other = within(await screen.findByRole('dialog', { name: /^Replace Warehouse.jpg/ }));
      await user.click(other.getByRole('button', { name: 'Project bridge' }));
      await waitFor(() => expect(server.content.services.services[1].picture.picture).toBe('project-bridge'));
      const [first, second, ...others] = server.content.services.services;
      server.content.services.services = [second, first, ...others];
      server.content.about.picture.alt = 'Theirs';
      fireEvent.change(picture().getByLabelText(/^Alternative text/), { target: { value: 'A bridge' } });
      await panel().findByText(/this has changed in the meantime/);
      await user.click(screen.getByRole('button', { name: 'Undo' }));
      expect(await screen.findByText(/^One place has changed since/)).toBeVisible();
      await waitFor(() =>
        expect(server.content.services.services.slice(0, 2)).toEqual([{ ...second, picture: use }, first]),
      );
      expect(server.content.about.picture).toEqual({ picture: 'project-bridge', alt: 'Theirs' });
    },
  );

  it('is deleted when it is used nowhere', async () => {
    const server = new FakeContent();
    server.library = [UPLOADED];
    const { user, dialog, calls } = await openLibrary(server, {
      [`GET /admin/pictures/${UPLOADED._id}/places`]: { places: [] },
      [`DELETE /admin/pictures/${UPLOADED._id}`]: { status: 204 },
    });
    await user.click(dialog.getByRole('button', { name: 'Details of Warehouse.jpg' }));
    await user.click(await dialog.findByRole('button', { name: 'Delete permanently' }));
    expect(await dialog.findByLabelText('Search by name')).toBeVisible();
    expect(dialog.queryByRole('button', { name: 'Warehouse.jpg' })).not.toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('is counted in the library, and deleted with all that nothing shows', async () => {
    const server = new FakeContent();
    const unused = { ...UPLOADED, _id: 'p-000000000001', name: 'Unused.jpg', bytes: 1024 * 1024 };
    server.library = [UPLOADED, unused];
    const { user, dialog } = await openLibrary(server, {
      'GET /admin/pictures/unused': { ids: [unused._id] },
      [`DELETE /admin/pictures/${unused._id}`]: { status: 204 },
    });
    expect(dialog.getByText('The library holds 2 pictures, 5.1 MB.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Find unused pictures' }));
    expect(await dialog.findByText('Not used: one picture, 1.0 MB (Unused.jpg).')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete unused pictures permanently' }));
    expect(await dialog.findByText('The library holds one picture, 4.1 MB.')).toBeVisible();
  });

  it('needs a description', async () => {
    const { user } = await openEditor(PATHS.about);
    await user.clear(picture().getByLabelText('Alternative text'));
    expect(picture().getByText('Alternative text is required.')).toBeVisible();
  });

  thorough.it('keeps in sight what is chosen with the arrow keys or by a click', async () => {
    const { server } = await openEditor(PATHS.about);
    const picker = picture().getByRole('button', { name: /^Focal point: 50% from the left/ });
    fireEvent.keyDown(picker, { key: 'ArrowLeft' });
    await waitFor(() => expect(server.content.about.picture.focus).toEqual({ x: 0.45, y: 0.5 }));
    jest
      .spyOn(picker, 'getBoundingClientRect')
      .mockReturnValue({ left: 0, top: 0, width: 200, height: 100 } as DOMRect);
    fireEvent.click(picker, { clientX: 150, clientY: 20, detail: 1 });
    await waitFor(() => expect(server.content.about.picture.focus).toEqual({ x: 0.75, y: 0.2 }));
    expect(server.content.about.picture.picture).toBe(SAMPLE.about.picture.picture);
  });
});
