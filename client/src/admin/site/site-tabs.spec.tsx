import { screen, waitFor, within } from '@testing-library/react';
import type { LibraryPicture } from '#shared/contract';
import { CHANGED_SITE, fakeRows, OWN_SITE, SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Responses } from '#client/testing/fake-api.ts';
import { watchDownloads } from '#client/testing/downloads.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const open = (tab: string, responses: Responses = {}) => {
  signedIn();
  const lists = { ...fakeRows('/rental', []), ...fakeRows('/jobs', []) };
  return renderApp(`/admin-dashboard?tab=${tab}`, { ...SESSION, ...lists, ...responses });
};

const rowOf = async (text: string) => within((await screen.findByText(text, { selector: 'strong' })).closest('li')!);

it('lists the years of completed projects, the newest first, each with the way to its spreadsheet', async () => {
  open('projects');
  const row = await rowOf('2024');
  expect(row.getByRole('link', { name: 'View 2024' })).toHaveAttribute('href', '/project/2024-list');
  expect(row.getByRole('link', { name: 'Edit 2024' }).getAttribute('href')).toMatch(
    /^\/project\/2024-list\?edit=projects\.periods\.\d+\.completed\.0$/,
  );
  const names = screen.getAllByRole('listitem').map((item) => within(item).getAllByText(/^\d{4}/)[0].textContent);
  expect(names[0]).toBe('2025');
});

it('lists the pages with their fields to edit, and what is unpublished', async () => {
  open('content', { 'GET /admin/content': CHANGED_SITE });
  const unpublished = within(await screen.findByRole('region', { name: 'Unpublished changes' }));
  const values = () => unpublished.getAllByRole('definition').map((value) => value.textContent);
  expect(unpublished.getByText('Company › Name')).toBeVisible();
  expect(values()).toEqual(['A', 'B']);
  const row = await rowOf('About the company');
  expect(row.getByRole('link', { name: /^Edit/ })).toHaveAttribute('href', '/about?edit=about.mission');
});

describe('the content file', () => {
  const FILE = 'POST /admin/content/file';
  const gz = new File(['x'], 'content.ndjson.gz', { type: 'application/gzip' });
  const section = async () => within(await screen.findByRole('region', { name: 'Content file' }));
  const result = { drafts: [], pictures: { added: 2, known: 0 }, rows: { rentals: 8, jobs: 1, kept: [] } };

  it('is downloaded with the content of the site, or of the sample', async () => {
    const saved = watchDownloads();
    const answer = (name: string) => ({
      status: 200,
      body: name,
      headers: { 'Content-Disposition': `attachment; filename="${name}"` },
    });
    const { user } = open('content', {
      'GET /admin/content/file': answer('content.ndjson.gz'),
      'GET /admin/content/file/sample': answer('sample-content.ndjson.gz'),
    });
    for (const name of ['Download content', 'Download sample content'])
      await user.click((await section()).getByRole('button', { name }));
    await waitFor(() =>
      expect(saved.map(({ name }) => name)).toEqual(['content.ndjson.gz', 'sample-content.ndjson.gz']),
    );
  });

  it('says after an upload what visitors see and what is left to publish', async () => {
    let state = OWN_SITE;
    const { user, calls } = open('content', {
      'GET /admin/content': () => state,
      [FILE]: () => {
        state = CHANGED_SITE;
        return { ...result, drafts: CHANGED_SITE.drafts };
      },
    });
    await user.upload((await section()).getByLabelText('Upload a content file'), gz);
    expect(await screen.findByText('8 rentals and 1 job from the file are now on the site.')).toBeVisible();
    expect(screen.getByText('2 pictures added.')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Unpublished changes' })).toBeVisible();
    expect(calls.find(({ path }) => path === '/admin/content/file')?.body).toBe(gz);
  });

  it('says that rentals and jobs of the site stay', async () => {
    const rows = { rentals: 0, jobs: 0, kept: ['rentals', 'jobs'] };
    const { user } = open('content', { [FILE]: { ...result, rows } });
    await user.upload((await section()).getByLabelText('Upload a content file'), gz);
    for (const list of rows.kept)
      expect(
        await screen.findByText(`This site already has ${list}, so those in the file were skipped.`),
      ).toBeVisible();
  });

  it('says why a file was refused', async () => {
    expectLog(/A change failed/);
    const message = 'The file is damaged: export it again.';
    const { user } = open('content', { [FILE]: { status: 400, body: { statusCode: 400, message, error: message } } });
    await user.upload((await section()).getByLabelText('Upload a content file'), gz);
    expect(await screen.findByText(message)).toBeVisible();
    expect((await section()).getByLabelText('Upload a content file')).toBeInvalid();
  });
});

describe('the pictures', () => {
  const picture: LibraryPicture = {
    _id: 'p-1',
    name: 'bridge.jpg',
    alt: 'A bridge.',
    focus: { x: 0.5, y: 0.5 },
    type: 'jpeg',
    bytes: 2_000_000,
    createdAt: '2026-11-20T00:00:00.000Z',
    createdBy: 'rosa@eclar.example',
    base: '/pictures/p-1',
    widths: [368],
    width: 368,
    height: 245,
    tone: 'tone-steel',
  };
  const library = { 'GET /admin/pictures': { items: [picture], next: null } };

  it('say where one is used, and delete one that is used nowhere', async () => {
    let places = ['Home › Slide 1'];
    const { user, calls } = open('pictures', {
      ...library,
      'GET /admin/pictures/p-1/places': () => ({ places }),
      'DELETE /admin/pictures/p-1': { status: 204 },
    });
    await user.click(await screen.findByRole('button', { name: 'bridge.jpg' }));
    const dialog = () => within(screen.getByRole('dialog', { name: 'bridge.jpg' }));
    expect(await dialog().findByText('Home › Slide 1')).toBeVisible();
    expect(dialog().queryByRole('button', { name: 'Delete permanently' })).not.toBeInTheDocument();
    await user.click(dialog().getByRole('button', { name: 'Close' }));
    places = [];
    await user.click(screen.getByRole('button', { name: 'bridge.jpg' }));
    await user.click(await dialog().findByRole('button', { name: 'Delete permanently' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'bridge.jpg' })).not.toBeInTheDocument());
    expect(calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
  });

  it('are loaded by Retry when the server did not answer', async () => {
    expectLog(/The pictures could not be loaded/);
    let answer: 'network error' | object = 'network error';
    const { user } = open('pictures', { 'GET /admin/pictures': () => answer });
    await screen.findByRole('button', { name: 'Retry' });
    answer = library['GET /admin/pictures'];
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByRole('button', { name: 'bridge.jpg' })).toBeVisible();
  });
});
