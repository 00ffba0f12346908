import { screen, waitFor, within } from '@testing-library/react';
import { thorough } from '#shared/testing/thorough';
import { expectLog } from '#client/testing/environment/console.ts';
import { heading, fakeInbox, openInbox, rowLink, rowOf, rows } from '#client/testing/dashboard/inbox.ts';
import { ALL, APPLICATION, QUOTE } from '#client/testing/dashboard/submissions.ts';

const EMPTY = 'No submissions yet. Forms that visitors send will appear here.';
const FAILED = 'Server error. Please try again later.';

describe('the list of the inbox', () => {
  it('shows each submission with its kind, what it asks for, telephone, signs and time', async () => {
    await openInbox();
    expect(await heading('Inbox')).toBeVisible();
    const shown = [
      ['Ana Reyes', 'Quote', 'Not confirmed: Mar 10, 2025, 2:30 PM · Design', QUOTE.phone, 'New'],
      ['Ben Cruz', 'Application', 'Welder', '0917 123 4567', 'Read'],
      ['Carla <b>Diaz</b>', 'Inquiry', 'Vibro', 'Done', 'Failed', 'Mar 2, 2025'],
    ];
    for (const [name, ...texts] of shown) {
      const row = await rowOf(name);
      for (const text of texts) expect(row.getByText(text)).toBeVisible();
    }
    for (const [name, day] of Object.entries({ 'Ana Reyes': 'Mar 3, 2025', 'Ben Cruz': 'Mar 2, 2025' }))
      expect((await rowOf(name)).getByTitle(new RegExp(`days, since ${day}, `))).toHaveTextContent(
        /^\d+ days waiting$/,
      );
    expect(rows()).toEqual(shown.map(([name]) => name));
    expect(screen.getAllByText('Times are in Philippine time (UTC+8).')).toHaveLength(1);
  });

  it.each(['hired', 'declined'] as const)('says how long nobody has told an applicant who is %s', async (stage) => {
    await openInbox('', {}, [{ ...APPLICATION, stage }]);
    expect((await rowOf('Ben Cruz')).getByText(/^No reply for \d+ days$/)).toBeVisible();
  });

  it('keeps suspected spam by itself, with the number that its list shows', async () => {
    const { user } = await openInbox();
    await rowLink('Ana Reyes');
    await user.click(await screen.findByRole('link', { name: 'Spam 1' }));
    expect(await heading('Suspected spam')).toBeVisible();
    expect(await rowLink('www.cheap.example')).toBeVisible();
    expect(rows()).toEqual(['www.cheap.example']);
    await user.click(screen.getByRole('link', { name: /^All/ }));
    expect(await rowLink('Ana Reyes')).toBeVisible();
  });

  it.each([
    ['Kind', 'Job application', { kind: 'application' }, 'Ben Cruz'],
    ['State', 'New', { state: 'new' }, 'Ana Reyes'],
    ['Office notification', 'Failed', { mail: 'failed' }, 'Carla <b>Diaz</b>'],
  ])('is narrowed by %s', async (label, option, query, name) => {
    const { user, asked } = await openInbox();
    await rowLink('Ana Reyes');
    await user.selectOptions(screen.getByLabelText(label), option);
    await waitFor(() => expect(rows()).toEqual([name]));
    expect(asked('GET').at(-1)).toMatchObject({ query });
  });

  it('names the filters that are set, and leads to the list without one of them', async () => {
    const { user } = await openInbox('&kind=application&state=read&from=2025-03-01');
    const set = within(await screen.findByRole('navigation', { name: 'Filters set' }));
    expect(set.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Kind: Job application ×(remove)',
      'State: Read ×(remove)',
      'From date: 2025-03-01 ×(remove)',
    ]);
    await user.click(set.getByRole('link', { name: /^Kind/ }));
    expect(set.queryByRole('link', { name: /^Kind/ })).not.toBeInTheDocument();
    expect(screen.getByLabelText('Kind')).toHaveValue('');
    expect(screen.getByLabelText('State')).toHaveValue('read');
  });

  it('is searched after a pause in typing, once', async () => {
    const { user, asked } = await openInbox();
    await rowLink('Ana Reyes');
    await user.type(screen.getByLabelText('Search'), '  7f3k9d & co ');
    await user.clear(screen.getByLabelText('Search'));
    await user.type(screen.getByLabelText('Search'), 'BEN@');
    await waitFor(() => expect(rows()).toEqual(['Ben Cruz']));
    expect(asked('GET').map(({ query }) => query?.search)).toEqual([undefined, 'BEN@']);
  });

  thorough.it('is searched at once on Enter, with any characters', async () => {
    const { user, asked } = await openInbox();
    await rowLink('Ana Reyes');
    await user.type(screen.getByLabelText('Search'), 'a&b=%20?#"é{Enter}');
    expect(asked('GET').at(-1)?.query).toEqual({ search: 'a&b=%20?#"é' });
    expect(await screen.findByText('No results. Try a different search or clear the filters.')).toBeVisible();
  });

  thorough.it('folds its filters on Escape and on a press elsewhere', async () => {
    const { user } = await openInbox();
    await rowLink('Ana Reyes');
    const summary = screen.getByText('Filters');
    const filters = summary.closest('details')!;
    await user.click(summary);
    await waitFor(() => expect(filters).toHaveAttribute('open'));
    await user.click(screen.getByLabelText('Kind'));
    await user.keyboard('{Escape}');
    expect(filters).not.toHaveAttribute('open');
    expect(summary).toHaveFocus();
    await user.click(summary);
    await waitFor(() => expect(filters).toHaveAttribute('open'));
    await user.click(screen.getByRole('heading', { name: 'Inbox' }));
    expect(filters).not.toHaveAttribute('open');
  });

  it('says when nothing matches, and clears the filters', async () => {
    const { user } = await openInbox('&kind=quote&search=nobody');
    expect(await screen.findByText('No results. Try a different search or clear the filters.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Clear filters' }));
    expect(await rowLink('Ben Cruz')).toBeVisible();
    expect(screen.getByLabelText('Search')).toHaveValue('');
    expect(screen.getByLabelText('Kind')).toHaveValue('');
    expect(await heading('Inbox')).toHaveFocus();
  });

  it.each([
    ['an inbox', '', EMPTY],
    ['suspected spam', '&spam=true', 'No suspected spam.'],
  ])('says when there is nothing yet, of %s', async (_what, query, sentence) => {
    await openInbox(query, {}, []);
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Clear filters' })).not.toBeInTheDocument();
    expect(rows()).toEqual([]);
  });

  it('says when it could not be loaded, and loads on Retry', async () => {
    expectLog(/The inbox could not be loaded|Your own submissions could not be counted/);
    let answer: 'network error' | object = 'network error';
    const { press } = await openInbox('', { 'GET /admin/submissions': () => answer });
    expect(await screen.findByText(FAILED)).toBeVisible();
    answer = { items: [QUOTE], next: null };
    await press('Retry');
    expect(await rowLink('Ana Reyes')).toBeVisible();
    expect(await heading('Inbox')).toHaveFocus();
  });

  thorough.it('shows the answer to the newest question, whichever comes first', async () => {
    let answerFirst: (page: object) => void = () => undefined;
    const first = new Promise<object>((resolve) => (answerFirst = resolve));
    const inbox = fakeInbox(ALL)['GET /admin/submissions'] as (call: object) => object;
    const { user } = await openInbox('', {
      'GET /admin/submissions': (call) => (call.query ? inbox(call) : first),
    });
    await user.selectOptions(await screen.findByLabelText('Kind'), 'Service inquiry');
    expect(await rowLink('Carla <b>Diaz</b>')).toBeVisible();
    answerFirst({ items: [QUOTE], next: null });
    await waitFor(() => expect(rows()).toEqual(['Carla <b>Diaz</b>']));
  });
});
