import { screen, within } from '@testing-library/react';
import { openInbox, rowLink, rowOf } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, INQUIRY, QUOTE } from '#client/testing/dashboard/submissions.ts';

const COUNTS = {
  new: 3,
  spam: 1,
  open: 12,
  today: 4,
  waiting: 1,
  snoozed: 0,
  meetings: 2,
  applications: 0,
  handled: 1000,
};
const counted = { 'GET /admin/submissions/counts': COUNTS };

const views = () => within(screen.getByRole('navigation', { name: 'Views' }));

describe('the views of the inbox', () => {
  it('tell how much is in each, up to a thousand', async () => {
    await openInbox('', counted);
    expect(await views().findByRole('link', { name: 'Open 12' })).toBeVisible();
    const names = views()
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(names).toEqual([
      'All 999+',
      'Open 12',
      'Today 4',
      'Unanswered for 2 days 1',

      'Done 999+',
      'Spam 1',
      'Mine',
      'Unassigned',
    ]);
  });

  it('narrow the list, keep the search, and are named in the address', async () => {
    const { user, asked } = await openInbox('&search=ana', counted);
    await rowLink('Ana Reyes');
    await user.click(await views().findByRole('link', { name: 'Today 4' }));
    expect(asked('GET').at(-1)).toMatchObject({ query: { view: 'today', search: 'ana' } });
    expect(views().getByRole('link', { current: true })).toHaveTextContent('Today');
  });

  it('mark All only while nothing else is chosen, and clear every filter by it', async () => {
    const { user, asked } = await openInbox('&kind=quote', counted);
    await rowLink('Ana Reyes');
    expect(views().queryByRole('link', { current: true })).not.toBeInTheDocument();
    await user.click(await views().findByRole('link', { name: 'All 999+' }));
    await rowLink('Ben Cruz');
    expect(asked('GET').at(-1)?.query).toBeUndefined();
    expect(views().getByRole('link', { current: true })).toHaveTextContent('All');
  });
});

describe('a row of the inbox', () => {
  it('shows the signs of a note and of an address that has written before', async () => {
    const again = { ...QUOTE, hasNote: true, ordinal: 3 };
    await openInbox('', {}, [again, { ...APPLICATION, ordinal: 100 }, INQUIRY]);
    const row = await rowOf('Ana Reyes');
    expect(row.getByText('Note')).toBeVisible();
    expect(row.getByText('3rd message')).toBeVisible();
    expect((await rowOf('Ben Cruz')).getByText('100+ messages')).toBeVisible();
  });

  it('tells who sees to it, and for how many days it has waited for an answer', async () => {
    const createdAt = new Date(Date.now() - 75 * 3_600_000).toISOString();
    const young = new Date(Date.now() - 47 * 3_600_000).toISOString();
    await openInbox('', {}, [
      { ...QUOTE, assignee: 'Rosa', createdAt },
      { ...APPLICATION, createdAt, answeredAt: young },
      { ...INQUIRY, createdAt: young, state: 'read' },
    ]);
    const row = await rowOf('Ana Reyes');
    for (const sign of ['Assigned to Rosa', /^Unanswered for 3 days, since /])
      expect(row.getByTitle(sign)).toBeVisible();
    for (const name of ['Ben Cruz', INQUIRY.name])
      expect((await rowOf(name)).queryByTitle(/^Unanswered/)).not.toBeInTheDocument();
  });

  it('calls with a tap, when what was typed is a number', async () => {
    await openInbox();
    expect((await rowOf('Ana Reyes')).getByRole('link', { name: QUOTE.phone })).toHaveAttribute(
      'href',
      'tel:+639171234567',
    );
    expect((await rowOf(INQUIRY.name)).queryByRole('link', { name: INQUIRY.phone })).not.toBeInTheDocument();
  });

  it('tells the state of its mail only when it failed', async () => {
    await openInbox();
    expect((await rowOf(INQUIRY.name)).getByText('Failed')).toBeVisible();
    expect((await rowOf('Ana Reyes')).queryByText(/^Mail/)).not.toBeInTheDocument();
  });
});
