import { screen, within } from '@testing-library/react';
import { SAMPLE } from '#shared/content/sample/sample';
import { firstOrAll } from '#shared/testing/thorough';
import { expectCopied } from '#client/testing/clipboard.ts';
import { watchDownloads } from '#client/testing/downloads.ts';
import * as apply from '#client/testing/forms/apply-form.ts';
import * as inquiry from '#client/testing/forms/inquiry-form.ts';
import { leavePage, PUBLIC_FORMS } from '#client/testing/forms/public-forms.ts';
import * as quote from '#client/testing/forms/quote-form.ts';
import { renderApp } from '#client/testing/render-app.tsx';

const receipt = () => screen.findByRole('region', { name: /^We have your / });
const factOf = (label: string) =>
  within(screen.getByText(label, { selector: 'dt' }).parentElement!).getByRole('definition');

/** Sunday, 1:05 PM in the Philippines. */
const NOW = '2031-03-02T05:05:00Z';
const at = (moment: string) => jest.useFakeTimers({ now: new Date(moment), advanceTimers: true });

describe.each(firstOrAll(PUBLIC_FORMS))('after $path was sent', ({ record, call, accepts, reference, draft, open }) => {
  const send = async () => {
    const form = await open({ [call]: accepts });
    await form.fill();
    await form.submit();
    const shown = await receipt();
    await screen.findByRole('button', { name: 'Copy number' });
    return { ...form, shown };
  };

  it('a confirmation has the focus, and is above the form', async () => {
    const { shown } = await send();
    const heading = within(shown).getByRole('heading', { name: `We have your ${record.noun}` });
    expect(heading).toHaveFocus();
    expect(within(shown).getByText(/^Your reference number:/)).toHaveTextContent(reference);
    const form = screen.getByRole<HTMLButtonElement>('button', { name: record.messages.submit }).form!;
    expect(shown.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('it copies the number, and leads to the first field, emptied, where it stays', async () => {
    const { user, shown } = await send();
    await user.click(screen.getByRole('button', { name: 'Copy number' }));
    await expectCopied(reference);
    await user.click(screen.getByRole('button', { name: 'Send another' }));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).toHaveValue('');
    expect(shown).toBeVisible();
  });

  it('it is there after a reload, and leaves the focus alone', async () => {
    await send();
    leavePage();
    await open({});
    expect(await receipt()).toHaveTextContent(reference);
    expect(await screen.findByText('Maria Santos', { selector: 'dd' })).toBeVisible();
    expect(screen.getByRole('heading', { name: /^We have your / })).not.toHaveFocus();
  });

  it('it is gone a day later, and from a storage that holds something else', async () => {
    await send();
    const kept = sessionStorage.getItem(draft)!;
    for (const stored of [
      kept.replace(/"at":"\d{4}/, '"at":"2020'),
      kept.replace(/"at":"[^"]*"/, '"at":"soon"'),
      kept.replace(/"reference":"[^"]*"/, '"reference":5'),
    ]) {
      expect(stored).not.toBe(kept);
      leavePage();
      sessionStorage.setItem(draft, stored);
      await open({});
      expect(screen.queryByText(reference)).not.toBeInTheDocument();
    }
  });
});

describe('the confirmation', () => {
  it('of a quote request tells what was sent, when, and who confirms the meeting', async () => {
    at(NOW);
    const { fill, submit } = await quote.openQuoteForm(quote.ACCEPTS);
    await fill();
    await submit();
    await screen.findByRole('button', { name: 'Copy number' });
    expect(factOf('Sent')).toHaveTextContent('Sunday, March 2, 2031 at 1:05 PM, Philippine time');
    for (const [label, value] of [
      ['Name', 'Maria Santos'],
      ['Phone', '0917 123 4567'],
      ['Service', 'Design'],
      ['Meeting location', quote.OFFICE],
      ['Date and time', 'Monday, March 3, 2031 at 2:30 PM'],
    ])
      expect(factOf(label)).toHaveTextContent(value);
    expect(screen.queryByText('Custom location', { selector: 'dt' })).not.toBeInTheDocument();
    expect(await receipt()).toHaveTextContent(
      'Sent to Engineering, who will reply to confirm the meeting or propose another time. Questions?',
    );
    const mail = within(await receipt()).getByRole('link', { name: 'engineering@eclar.example' });
    expect(mail).toHaveAttribute('href', 'mailto:engineering@eclar.example');
  });

  it('of an application names the file, the department of applications, and the day of the answer', async () => {
    at(NOW);
    const { fill, submit } = await apply.openApplyForm(apply.ACCEPTS);
    await fill();
    await submit();
    await screen.findByRole('button', { name: 'Copy number' });
    expect(factOf('Resume')).toHaveTextContent('resume.pdf');
    expect(await receipt()).toHaveTextContent('Sent to HR, who will reply by Tuesday, March 4, 2031.');
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it('of an inquiry keeps the lines of the description', async () => {
    const { fill, submit } = await inquiry.openInquiryForm(inquiry.ACCEPTS);
    await fill();
    await submit();
    await screen.findByRole('button', { name: 'Copy number' });
    expect(factOf('Description').textContent).toBe('12 cu.m\non Friday');
    expect(factOf('Contact')).toHaveTextContent('0917 123 4567');
  });

  it('says nothing of a day where the firm does not, and names its telephone', async () => {
    const { fill, submit } = await quote.openQuoteForm(quote.ACCEPTS);
    await fill();
    await submit();
    await receipt();
    leavePage();
    const firm = { ...SAMPLE.firm, answerDays: null, phones: [{ label: '', number: '+63 45 123 4567' }] };
    renderApp('/offers', {}, { content: { firm } });
    const call = await screen.findByRole('link', { name: '+63 45 123 4567' });
    expect(call).toHaveAttribute('href', 'tel:+63451234567');
    expect(await receipt()).toHaveTextContent('Sent to Engineering, who will reply. Questions?');
  });
});

describe('the calendar file of a meeting', () => {
  const linesOf = async (choose: (user: Awaited<ReturnType<typeof quote.openQuoteForm>>['user']) => Promise<void>) => {
    const saved = watchDownloads();
    const { fill, submit, user } = await quote.openQuoteForm(quote.ACCEPTS);
    await fill();
    await choose(user);
    await submit();
    await user.click(await screen.findByRole('button', { name: 'Add to calendar' }));
    await screen.findByRole('button', { name: 'Add to calendar' });
    expect(saved.map(({ name }) => name)).toEqual(['Q-7F3K9D.ics']);
    return (await saved[0].text()).replaceAll('\r\n ', '').split('\r\n');
  };

  it('is the event of the office: its number, its hour in Philippine time, its address', async () => {
    const lines = await linesOf(() => Promise.resolve());
    expect(lines).toEqual(
      expect.arrayContaining([
        'UID:Q-7F3K9D@www.eclar.example',
        'DTSTART:20310303T063000Z',
        'DTEND:20310303T073000Z',
        'SUMMARY:Design: ECLAR Builders',
        'DESCRIPTION:Reference: Q-7F3K9D',
      ]),
    );
    expect(lines.find((line) => line.startsWith('LOCATION:'))).toMatch(/^LOCATION:ECLAR Building\\, Gerona-Pura Road/);
  });

  it('takes place where the visitor said', async () => {
    const lines = await linesOf(async (user) => {
      await user.selectOptions(quote.field('Meeting location'), 'Other');
      await user.type(quote.field('Custom location'), 'Municipal Hall, Paniqui');
    });
    expect(lines).toContain('LOCATION:Municipal Hall\\, Paniqui');
  });
});
