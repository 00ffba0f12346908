import { screen, within } from '@testing-library/react';
import { ERRORS } from '#shared/error-messages';
import { RENTAL_RULES } from '#shared/listings/row-rules';
import { rowTag } from '#shared/listings/row-tag';
import { capacityIn, CRANE, editForm, inRow, openRentalList, rowOf } from '#client/testing/dashboard/rentals-tab.ts';
import { fillIn } from '#client/testing/forms/fill-in.ts';

const THEIRS = { ...CRANE, weightLimit: '12 tons' };

/** Somebody else saves the crane after it was listed here. */
async function openChanged() {
  let stored: object = CRANE;
  const spies: { fetch?: jest.SpiedFunction<typeof fetch> } = {};
  const app = await openRentalList({
    'GET /rental': () => [stored],
    'PUT /rental/c': ({ body }) => {
      const [, init] = spies.fetch!.mock.lastCall!;
      const isSeen = new Headers(init?.headers).get('If-Match') === rowTag(stored, RENTAL_RULES);
      if (!isSeen) return { status: 409, body: { message: ERRORS.rowChanged } };
      stored = { _id: 'c', ...(body as object) };
      return stored;
    },
  });
  spies.fetch = jest.spyOn(window, 'fetch');
  await app.user.click(inRow('Tower crane', 'Edit'));
  await fillIn(app.user, capacityIn(editForm('Tower crane')), ' and more');
  stored = THEIRS;
  const save = () => app.user.click(within(editForm('Tower crane')).getByRole('button', { name: 'Save' }));
  return { ...app, save, stored: () => stored };
}

describe('a row that somebody else has saved meanwhile', () => {
  it.each([
    ['Keep mine', '8 tons and more'],
    ['Take theirs', '12 tons'],
  ])('is shown in both versions: %s', async (choice, expected) => {
    const { user, save, stored } = await openChanged();
    await save();
    const alert = within(await screen.findByRole('alert'));
    expect(alert.getByText(ERRORS.rowChanged)).toBeVisible();
    expect(alert.getByText('8 tons and more')).toBeVisible();
    expect(alert.getByText('12 tons')).toBeVisible();
    expect(stored()).toEqual(THEIRS);
    await user.click(alert.getByRole('button', { name: choice }));
    expect(await within(rowOf('Tower crane')).findByText(new RegExp(expected))).toBeVisible();
    expect(stored()).toMatchObject({ weightLimit: expected });
  });
});
