import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { ERRORS } from '#shared/error-messages';
import { JOB_RULES, RENTAL_RULES } from '#shared/listings/row-rules';
import { rowTag } from '#shared/listings/row-tag';
import { fakeRows, SESSION, signedIn } from '#client/testing/dashboard/admin.ts';
import { CRANE, rowOf } from '#client/testing/dashboard/rentals-tab.ts';
import type { Call } from '#client/testing/fake-api.ts';
import { fillIn } from '#client/testing/forms/fill-in.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const WELDER = {
  _id: 'w',
  title: 'Structural Welder',
  position: 'Welder II',
  location: '8 tons',
  fullDescription: 'Weld beams.',
  qualifications: 'NC II',
};

const RENTAL = {
  what: 'a rental',
  tab: 'rentals',
  list: '/rental',
  row: CRANE,
  name: 'Tower crane',
  label: 'Capacity',
  theirs: { ...CRANE, weightLimit: '12 tons' },
  tagOf: (row: object) => rowTag(row, RENTAL_RULES),
};
const JOB = {
  what: 'a job',
  tab: 'careers',
  list: '/jobs',
  row: WELDER,
  name: 'Structural Welder',
  label: 'Location',
  theirs: { ...WELDER, location: '12 tons' },
  tagOf: (row: object) => rowTag(row, JOB_RULES),
};

type Kind = typeof RENTAL | typeof JOB;

const formOf = ({ name }: Kind) => within(screen.getByRole('form', { name: `Edit ${name}` }));
const type = (user: UserEvent, kind: Kind, text: string) =>
  fillIn(user, formOf(kind).getByLabelText(kind.label, { selector: 'input' }), text);

/** Somebody else saves the row after it was listed here and " and more" was typed. */
async function openChanged(kind: Kind, theirs: object = kind.theirs) {
  const { tab, list, row, name, tagOf } = kind;
  signedIn();
  let stored: object = row;
  const put = ({ body }: Call) => {
    const [, init] = asked.mock.lastCall!;
    if (new Headers(init?.headers).get('If-Match') !== tagOf(stored))
      return { status: 409, body: { message: ERRORS.rowChanged } };
    stored = { _id: row._id, ...(body as object) };
    return stored;
  };
  const lists = { ...fakeRows('/rental', []), ...fakeRows('/jobs', []) };
  const responses = {
    [`GET ${list}`]: () => [stored].filter((now) => !('closesOn' in now)),
    'GET /admin/closed-jobs': () => [stored].filter((now) => 'closesOn' in now),
    [`PUT ${list}/${row._id}`]: put,
  };
  const { user } = renderApp(`/admin-dashboard?tab=${tab}`, { ...SESSION, ...lists, ...responses });
  await screen.findByRole('heading', { name });
  const asked = jest.spyOn(window, 'fetch');
  await user.click(within(rowOf(name)).getByRole('button', { name: 'Edit' }));
  await type(user, kind, ' and more');
  stored = theirs;
  await user.click(formOf(kind).getByRole('button', { name: 'Save' }));
  const alert = within(await screen.findByRole('alert'));
  return { user, alert, stored: () => stored };
}

describe.each<Kind>([RENTAL, JOB])('$what that somebody else has saved meanwhile', (kind) => {
  const { name, theirs } = kind;

  it.each([
    ['Keep mine', '8 tons and more'],
    ['Take theirs', '12 tons'],
  ])('is shown in both versions: %s', async (choice, expected) => {
    const { user, alert, stored } = await openChanged(kind);
    expect(alert.getByText(ERRORS.rowChanged)).toBeVisible();
    expect(alert.getByText('8 tons and more')).toBeVisible();
    expect(alert.getByText('12 tons')).toBeVisible();
    expect(stored()).toEqual(theirs);
    await user.click(alert.getByRole('button', { name: choice }));
    expect(await within(rowOf(name)).findByText(new RegExp(expected))).toBeVisible();
    expect(Object.values(stored())).toContain(expected);
  });

  it('keeps what is typed while both versions are shown', async () => {
    const { user, alert, stored } = await openChanged(kind);
    await type(user, kind, ', or 12');
    expect(alert.getByText('8 tons and more, or 12')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Keep mine' }));
    expect(await within(rowOf(name)).findByText(/8 tons and more, or 12/)).toBeVisible();
    expect(Object.values(stored())).toContain('8 tons and more, or 12');
  });
});

describe('a job that somebody else has changed and closed meanwhile', () => {
  it('is shown in both versions among the closed ones', async () => {
    const { user, alert, stored } = await openChanged(JOB, { ...JOB.theirs, closesOn: '2026-01-02' });
    expect(screen.getByRole('heading', { name: 'Closed Jobs' })).toBeVisible();
    expect(alert.getByText('8 tons and more')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Keep mine' }));
    expect(await within(rowOf(JOB.name)).findByText(/8 tons and more/)).toBeVisible();
    expect(Object.values(stored())).toContain('8 tons and more');
  });
});
