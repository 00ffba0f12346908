import { screen, waitFor, within } from '@testing-library/react';
import { APPLICATION_FORM } from '#shared/forms/application';
import { INQUIRY_FORM } from '#shared/forms/inquiry';
import { QUOTE_FORM } from '#shared/forms/quote';
import { thorough } from '#shared/testing/thorough';
import { expectCopied } from '#client/testing/clipboard.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import { factOf, heading, marks, openInbox, rowLink } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, many, QUOTE } from '#client/testing/dashboard/submissions.ts';
import { labelsOf } from '#client/testing/forms/records.ts';

const terms = () => new Set(screen.getAllByRole('term').map((term) => term.textContent));
/** The labels of a form and of the other facts; the name is the heading. */
const labels = (labelsOfForm: string[], ...more: string[]) =>
  new Set([...labelsOfForm.filter((label) => label !== 'Name'), ...more, ...KNOWN_BESIDE]);
/** The place is the office, and the Meeting box has the time. */
const ELSEWHERE = ['Custom location', 'Date and time'];
const KNOWN_BESIDE = ['Reference', 'Received (Philippine time)', 'Office notification', 'Privacy notice'];

describe('a submission', () => {
  it('shows each field of a quote under the label of its form', async () => {
    await openInbox('&id=q');
    expect(await heading('Quote request from Ana Reyes')).toBeVisible();
    await waitFor(() =>
      expect(terms()).toEqual(labels(labelsOf(QUOTE_FORM).filter((label) => !ELSEWHERE.includes(label)))),
    );
    expect(factOf('Email')).toHaveTextContent("ana.o'reyes+1@mail.example");
    expect(factOf('Meeting location')).toHaveTextContent('ECLAR Building, Gerona, Tarlac');
    expect(screen.getByRole('region', { name: 'Meeting' })).toHaveTextContent(
      'Monday, March 10, 2025 at 2:30 PM, 60 min',
    );
    expect(factOf('Reference')).toHaveTextContent('Q-7F3K9D');
    expect(factOf('Received (Philippine time)')).toHaveTextContent('Mar 3, 2025, 2:30 PM');
    expect(factOf('Office notification')).toHaveTextContent('Queued for the office’s mailbox.');
  });

  it.each([
    ['is answered once a reply has left', {}, 'Answered'],
    ['is not answered by a reply that has not left yet', { replyQueued: true }, 'Read'],
    ['is not answered by a reply that failed', { replyFailed: true }, 'Read'],
    ['is done, answered or not', { state: 'handled' }, 'Done'],
  ] as const)('%s', async (_what, changes, shown) => {
    const answered = { ...QUOTE, state: 'read', answeredAt: '2025-03-04T06:30:00.000Z' } as const;
    await openInbox('&id=q', {}, [{ ...answered, ...changes }]);
    await heading('Quote request from Ana Reyes');
    await waitFor(() => expect(marks()).toHaveTextContent(new RegExp(`^${shown}`)));
  });

  it('without an email address offers a call, but no reply, answer about the meeting or erasure by address', async () => {
    const { user } = await openInbox('&id=q', {}, [{ ...QUOTE, email: '' }]);
    await heading('Quote request from Ana Reyes');
    const article = within(screen.getByRole('article'));
    expect(await article.findByText('This visitor gave no email address. Call instead.')).toBeVisible();
    expect(article.queryByText('Email', { selector: 'dt' })).not.toBeInTheDocument();
    expect(article.getByText('This visitor gave no email address. Call to agree on the meeting.')).toBeVisible();
    expect(article.getByRole('link', { name: QUOTE.phone })).toHaveAttribute('href', expect.stringMatching(/^tel:/));
    expect(article.queryByRole('link', { name: /Reply|email/ })).not.toBeInTheDocument();
    expect(article.queryByRole('button', { name: /Confirm|Propose|Decline/ })).not.toBeInTheDocument();
    expect(article.queryByText(/personal data/i)).not.toBeInTheDocument();
    await user.click(article.getByRole('button', { name: 'Done → next' }));
  });

  it('shows from which page of the site it was sent', async () => {
    await openInbox('&id=q', {}, [{ ...QUOTE, page: '/design' }]);
    await heading('Quote request from Ana Reyes');
    await waitFor(() => expect(factOf('Sent from')).toHaveTextContent('/design'));
  });

  it('shows where else a quote’s meeting is to be', async () => {
    const elsewhere = { ...QUOTE, meetingLocation: 'Other', customLocation: 'Site office, Camiling' };
    await openInbox('&id=q', {}, [elsewhere]);
    await screen.findByText('Site office, Camiling');
    expect(factOf('Meeting location')).toHaveTextContent('Site office, Camiling');
  });

  it('shows each field of an application, and its resume', async () => {
    await openInbox('&id=a');
    expect(await heading('Job application from Ben Cruz')).toBeVisible();
    await waitFor(() => expect(terms()).toEqual(labels(labelsOf(APPLICATION_FORM))));
    const resume = screen.getByRole('region', { name: 'Resume of Ben Cruz' });
    expect(resume).toHaveTextContent('Ben Cruz – résumé.pdf, 121 KB');
    expect(resume).toHaveTextContent('Not opened yet.');
  });

  it('shows each field of an inquiry as it was typed, and runs nothing of it', async () => {
    await openInbox('&id=i');
    expect(await heading('Service inquiry from Carla <b>Diaz</b>')).toBeVisible();
    await waitFor(() => expect(terms()).toEqual(labels(labelsOf(INQUIRY_FORM))));
    expect([...terms()].slice(0, 5)).toEqual([
      'Reference',
      'Received (Philippine time)',
      'Contact',
      'Email',
      'Description',
    ]);
    expect(factOf('Description').textContent).toBe('12 cu.m\n<img src=x onerror=alert(1)>');
    expect(within(screen.getByRole('article')).queryByRole('img')).not.toBeInTheDocument();
  });

  it('leaves out what was left empty', async () => {
    await openInbox('&id=i', {}, [{ ...many(1)[0], _id: 'i', kind: 'inquiry', description: null }]);
    await heading('Service inquiry from Visitor 0');
    await waitFor(() => expect(terms()).toContain('Email'));
    expect(terms()).not.toContain('Description');
  });

  it('can be called and replied to', async () => {
    const { user } = await openInbox('&id=q');
    expect(await screen.findByRole('link', { name: '+63 917 123 4567 loc. 8' })).toHaveAttribute(
      'href',
      'tel:+639171234567',
    );
    await user.click(screen.getByRole('link', { name: QUOTE.email }));
    expect(screen.getByLabelText('Message')).toHaveFocus();
    const own = screen.getByRole('link', { name: 'Open in email app' }).getAttribute('href')!;
    expect(own).toMatch(/^mailto:ana\.o'reyes%2B1@mail\.example\?subject=[^&]*Q-7F3K9D$/);
  });

  thorough.it('has an address and a number to copy', async () => {
    const { press, user } = await openInbox('&id=q');
    await user.click((await screen.findAllByLabelText('More actions')).at(-1)!);
    await press('Copy address');
    await expectCopied(QUOTE.email);
    await user.click(screen.getByRole('button', { name: 'Copy number' }));
    await expectCopied(QUOTE.phone);
    expect(await screen.findByText('Number copied.')).toBeVisible();
  });

  thorough.it('whose phone is no number is not dialled', async () => {
    await openInbox('&id=i');
    await screen.findByText('call me');
    expect(screen.queryByRole('link', { name: 'call me' })).not.toBeInTheDocument();
  });

  it('says when its resume was downloaded before, last time first', async () => {
    const times = ['2025-03-05T01:00:00Z', '2025-03-04T01:00:00Z'];
    await openInbox('&id=a', {}, [{ ...APPLICATION, resume: { ...APPLICATION.resume!, downloadedAt: times } }]);
    expect(await screen.findByText('Last opened Mar 5, 2025, 9:00 AM.')).toBeVisible();
    expect(screen.getByText('Opened 2 times')).toBeVisible();
    expect(screen.getByText('Mar 4, 2025, 9:00 AM')).toBeInTheDocument();
  });

  it('says in sentences why it is suspected to be spam', async () => {
    await openInbox('&spam=true&id=s');
    expect(await screen.findByText('Suspected spam:')).toBeVisible();
    expect(screen.getByText('The name contains a web address.')).toBeVisible();
    expect(screen.getByText('The form was completed faster than a person can type.')).toBeVisible();
  });

  it.each([
    ['is unknown', { 'GET /admin/submissions/x': { status: 404, body: {} } }],
    ['is no id', { 'GET /admin/submissions/x': { status: 400, body: {} } }],
  ])('whose id %s says so, with a way back', async (_what, responses) => {
    const { user } = await openInbox('&id=x', responses);
    expect(await screen.findByText('This submission no longer exists.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Back to the list' }));
    expect(await rowLink('Ana Reyes')).toBeVisible();
  });

  it('that could not be loaded says so, and loads on Retry', async () => {
    expectLog(/The submission could not be loaded/);
    let answer: 'network error' | object = 'network error';
    const { press } = await openInbox('&id=a', { 'GET /admin/submissions/a': () => answer });
    expect(await screen.findByText('Server error. Please try again later.')).toBeVisible();
    answer = APPLICATION;
    await press('Retry');
    expect(await screen.findByText('0917 123 4567')).toBeVisible();
    expect(await heading('Job application from Ben Cruz')).toHaveFocus();
  });
});
