import { screen, within } from '@testing-library/react';
import { firstOrAll } from '#shared/testing/thorough';
import { GONE, KNOWN, SIGN_IN, signInAgain } from '#client/testing/dashboard/admin.ts';
import { alerts } from '#client/testing/environment/alerts.ts';
import { heading, fakeInbox, openInbox, rowLink } from '#client/testing/dashboard/inbox.ts';
import { ALL } from '#client/testing/dashboard/submissions.ts';

const EXPIRED = ['Session expired. Please log in again.'];

const login = () => screen.findByRole('button', { name: 'Login as Admin' });

describe('a session that ends in the inbox', () => {
  it.each(
    firstOrAll([
      ['the list', '', 'GET /admin/submissions', undefined],
      ['the counts', '', 'GET /admin/submissions/counts', undefined],
      ['a refresh', '', 'GET /admin/submissions', 'Refresh'],
      ['the export', '', 'GET /admin/submissions/export', 'Export CSV'],
      ['a submission', '&id=a', 'GET /admin/submissions/a', undefined],
      ['a mark', '&id=a', 'PATCH /admin/submissions/a', 'Mark as done'],
      ['a delete', '&id=a', 'DELETE /admin/submissions/a', 'Delete'],
      ['a resume', '&id=a', 'GET /admin/submissions/a/resume', 'Download resume'],
      ['a meeting', '&id=q', 'GET /admin/submissions/q/meeting', 'Add to calendar (.ics)'],
      ['the personal data', '&id=a', 'POST /admin/personal-data/export', 'Export as JSON'],
    ]),
  )('is told by one alert, on %s', async (_what, query, call, button) => {
    let isGone = !button;
    const inbox = fakeInbox(ALL)[call] as (call: object) => object;
    const { press } = await openInbox(query, { [call]: (asked) => (isGone ? GONE : inbox(asked)) }).catch(() => ({
      press: () => Promise.resolve(),
    }));
    if (button) {
      if (!query) await rowLink('Ana Reyes');
      if (button === 'Export as JSON') await press('Export or erase all data for this address');
      isGone = true;
      await press(button);
    }
    expect(await login()).toBeVisible();
    expect(alerts).toEqual(EXPIRED);
    expect(Object.keys(localStorage)).toEqual([`dashboard-tab/${KNOWN.email}`]); // to which the same account comes back
  });

  it('gives back the place, the search and the note that was being typed', async () => {
    const { user, press } = await openInbox('&kind=application&search=ben&id=a', {
      'PATCH /admin/submissions/a': GONE,
      ...SIGN_IN,
    });
    const note = () => screen.findByLabelText('Private note');
    await user.type(await note(), '  Call ba');
    await press('Mark as done');
    await signInAgain(user);
    expect(await heading('Job application from Ben Cruz')).toBeVisible();
    expect(await note()).toHaveValue('  Call ba');
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await screen.findByLabelText('Search')).toHaveValue('ben');
    expect(screen.getByLabelText('Kind')).toHaveValue('application');
  });

  it('by Logout gives back nothing, and begins at the first tab', async () => {
    const { user, press } = await openInbox('&id=a', { 'DELETE /admin-session': { status: 204 }, ...SIGN_IN });
    await user.type(await screen.findByLabelText('Private note'), 'Call');
    await press('Logout');
    await signInAgain(user);
    expect(screen.getByRole('tab', { name: 'Rentals', selected: true })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: /^Inbox/ }));
    await user.click(await rowLink('Ben Cruz'));
    const article = within(await screen.findByRole('article', { name: 'Job application from Ben Cruz' }));
    expect(await article.findByLabelText('Private note')).toHaveValue('');
  });
});
