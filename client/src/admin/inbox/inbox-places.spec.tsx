import { screen, waitFor, within } from '@testing-library/react';
import { heading, openInbox, rowLink, rows } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, many } from '#client/testing/dashboard/submissions.ts';

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

describe('the inbox on the dashboard', () => {
  it('is the third tab, and says how many wait to be read', async () => {
    await openInbox();
    expect(await screen.findByRole('tab', { name: 'Inbox (1) unread', selected: true })).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
      'Rentals',
      'Careers',
      'Inbox (1) unread',
      'Meetings',
      'Applicants',
      'Projects',
      'Site content',
      'Pictures',
      'Reports',
      'People',
      'Activity',
      'Account',
    ]);
  });

  it('says nothing on its tab when all is read', async () => {
    await openInbox('', {}, [APPLICATION]);
    await rowLink('Ben Cruz');
    expect(screen.getByRole('tab', { name: 'Inbox' })).toBeVisible();
  });

  it('opens what its address names: folder, filters, search and submission', async () => {
    const { asked } = await openInbox('&kind=inquiry&state=new&mail=none&spam=true&search=cheap&id=s');
    expect(await heading('Service inquiry from www.cheap.example')).toBeVisible();
    const query = { kind: 'inquiry', state: 'new', mail: 'none', spam: 'true', search: 'cheap' };
    expect(asked('GET').find(({ path }) => path === '/admin/submissions')).toMatchObject({ query });
    expect(await hrefOf('Back to the list')).toBe(
      '/admin-dashboard?tab=inbox&kind=inquiry&state=new&mail=none&spam=true&search=cheap',
    );
  });

  it('takes no notice of words in the address that mean nothing', async () => {
    const { asked } = await openInbox('&kind=letter&state=&spam=1&search=');
    await rowLink('Ana Reyes');
    expect(asked('GET')).toHaveLength(1);
    expect(asked('GET')[0].query).toBeUndefined();
  });

  it('keeps its place while another tab is looked at', async () => {
    const { user } = await openInbox('&kind=quote');
    await rowLink('Ana Reyes');
    await user.click(screen.getByRole('tab', { name: 'Rentals' }));
    await user.click(screen.getByRole('tab', { name: /^Inbox/ }));
    expect(rows()).toEqual(['Ana Reyes']);
    expect(screen.getByLabelText('Kind')).toHaveValue('quote');
  });
});

describe('the way through the inbox', () => {
  it('leads from the list to a submission and back, and takes the focus along', async () => {
    const { user } = await openInbox('&search=.example');
    await user.click(await rowLink('Ben Cruz'));
    const opened = await heading('Job application from Ben Cruz');
    expect(opened).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await rowLink('Ben Cruz')).toHaveFocus();
    expect(screen.getByLabelText('Search')).toHaveValue('.example');
    expect(rows()).toEqual(['Ana Reyes', 'Ben Cruz', 'Carla <b>Diaz</b>']);
  });

  it('leaves the focus alone when a page begins with a submission', async () => {
    await openInbox('&id=a');
    await screen.findByText('0917 123 4567');
    expect(await heading('Job application from Ben Cruz')).not.toHaveFocus();
  });

  it('leads along the list', async () => {
    const { user } = await openInbox('&id=a');
    await user.click(await screen.findByRole('link', { name: 'Next submission' }));
    expect(await heading('Service inquiry from Carla <b>Diaz</b>')).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Next submission' })).toBeDisabled();
    for (const name of ['Ben Cruz', 'Ana Reyes']) {
      await user.click(screen.getByRole('link', { name: 'Previous submission' }));
      expect(await screen.findByRole('heading', { level: 2, name: new RegExp(name) })).toHaveFocus();
    }
    expect(screen.getByRole('button', { name: 'Previous submission' })).toBeDisabled();
  });

  it('leads on beyond what is loaded', async () => {
    const { user } = await openInbox('&id=m49', {}, many(52));
    await user.click(await screen.findByRole('link', { name: 'Next submission' }));
    expect(await heading('Job application from Visitor 50')).toBeVisible();
  });

  it('is walked by keyboard alone', async () => {
    const { user } = await openInbox('&kind=application');
    (await rowLink('Ben Cruz')).focus();
    await user.keyboard('{Enter}');
    await heading('Job application from Ben Cruz');
    await user.tab();
    expect(screen.getByRole('link', { name: 'Back to the list' })).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(await rowLink('Ben Cruz')).toHaveFocus();
  });

  it('shows nothing of the one before while the next one loads', async () => {
    const { user } = await openInbox('&id=q', { 'GET /admin/submissions/a': 'never' });
    await screen.findByText('+63 917 123 4567 loc. 8');
    await user.click(screen.getByRole('link', { name: 'Next submission' }));
    const article = within(await screen.findByRole('article', { name: 'Job application from Ben Cruz' }));
    expect(article.getByText('Loading submission...')).toBeVisible();
    await waitFor(() => expect(screen.queryByText('+63 917 123 4567 loc. 8')).not.toBeInTheDocument());
  });
});
