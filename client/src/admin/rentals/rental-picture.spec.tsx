import { screen, waitFor, within } from '@testing-library/react';
import type { LibraryPicture } from '#shared/contract';
import { fakeRows, TOKEN } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import {
  add,
  addButton,
  capacityIn,
  CRANE,
  editForm,
  inRow,
  nameIn,
  openRentalList,
  rowOf,
} from '#client/testing/dashboard/rentals-tab.ts';

const LIBRARY: LibraryPicture = {
  _id: 'p-3f9c1b7a20de',
  name: 'Crane.jpg',
  alt: 'A crane in the yard.',
  focus: { x: 0.5, y: 0.5 },
  base: '/pictures/p-3f9c1b7a20de-5d1e8c40',
  widths: [432, 736],
  width: 736,
  height: 490,
  tone: 'tone-steel',
  type: 'jpeg',
  bytes: 4_318_220,
  createdAt: '2026-03-02T06:30:00.000Z',
  createdBy: null,
};
const UPLOADED: LibraryPicture = { ...LIBRARY, _id: 'p-000000000001', name: 'Grader.jpg', alt: '' };
const SHOWN = { ...CRANE, picture: LIBRARY._id, shownPicture: LIBRARY };

const GETS = { 'GET /admin/pictures': { items: [LIBRARY], next: null } };
const open = (rentals = [CRANE]) => openRentalList({ ...fakeRows('/rental', rentals), ...GETS });
const pictureIn = (form: HTMLElement) => within(within(form).getByRole('group', { name: 'Picture' }));
const dialog = async () => within(await screen.findByRole('dialog', { name: 'Picture: choose a picture' }));

describe('the picture of a rental', () => {
  it('is chosen from the library, and sent by its id', async () => {
    const { user, calls } = await open();
    await user.type(nameIn(add()), 'Road grader');
    await user.type(capacityIn(add()), '12 tons');
    await user.click(pictureIn(add()).getByRole('button', { name: 'Choose a picture' }));
    await user.click(await (await dialog()).findByRole('button', { name: 'Crane.jpg' }));
    expect(pictureIn(add()).getByRole('img', { name: 'A crane in the yard.' })).toBeVisible();
    await user.click(addButton());
    const body = { vehicleName: 'Road grader', weightLimit: '12 tons', picture: LIBRARY._id };
    await waitFor(() =>
      expect(calls).toContainEqual({ method: 'POST', path: '/rental', body, authorization: `Bearer ${TOKEN}` }),
    );
    await waitFor(() => expect(pictureIn(add()).queryByRole('img')).not.toBeInTheDocument());
  });

  it('is uploaded', async () => {
    const { user } = await openRentalList({ ...GETS, 'POST /admin/pictures': { status: 201, body: UPLOADED } });
    await user.click(inRow('Tower crane', 'Edit'));
    const form = editForm('Tower crane');
    await user.click(pictureIn(form).getByRole('button', { name: 'Choose a picture' }));
    const file = new File(['x'], 'Grader.jpg', { type: 'image/jpeg' });
    await user.upload((await dialog()).getByLabelText('Upload pictures'), [file]);
    expect(await pictureIn(form).findByRole('img', { name: 'Grader.jpg' })).toBeVisible();
  });

  it('is in the list and in its form, and goes when it is taken away', async () => {
    const { user, calls } = await open([SHOWN]);
    expect(within(rowOf('Tower crane')).getByRole('img', { name: 'A crane in the yard.' })).toBeVisible();
    await user.click(inRow('Tower crane', 'Edit'));
    const form = editForm('Tower crane');
    expect(await pictureIn(form).findByRole('img', { name: 'A crane in the yard.' })).toBeVisible();
    await user.click(pictureIn(form).getByRole('button', { name: 'Remove picture' }));
    await user.click(within(form).getByRole('button', { name: 'Save' }));
    const body = { vehicleName: CRANE.vehicleName, weightLimit: CRANE.weightLimit };
    await waitFor(() =>
      expect(calls).toContainEqual({ method: 'PUT', path: '/rental/c', body, authorization: `Bearer ${TOKEN}` }),
    );
  });

  it('stays when something else is changed', async () => {
    const { user, calls } = await open([SHOWN]);
    await user.click(inRow('Tower crane', 'Edit'));
    await user.type(capacityIn(editForm('Tower crane')), ' or more');
    await user.click(within(editForm('Tower crane')).getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({
        vehicleName: CRANE.vehicleName,
        weightLimit: '8 tons or more',
        picture: LIBRARY._id,
      }),
    );
  });

  it('says so when the library cannot be read, and reads it again when it is opened again', async () => {
    expectLog(/The pictures could not be loaded/);
    let answer: object | 'network error' = 'network error';
    const { user } = await openRentalList({ 'GET /admin/pictures': () => answer });
    const press = () => user.click(pictureIn(add()).getByRole('button', { name: 'Choose a picture' }));
    await press();
    expect(await pictureIn(add()).findByText('Server error. Please try again later.')).toBeInTheDocument();
    await user.click((await dialog()).getByRole('button', { name: 'Close' }));
    answer = GETS['GET /admin/pictures'];
    await press();
    expect(await (await dialog()).findByRole('button', { name: 'Crane.jpg' })).toBeVisible();
  });
});
