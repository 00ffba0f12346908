import { screen, waitFor } from '@testing-library/react';
import { TOKEN } from '#client/testing/dashboard/admin.ts';
import { expectLog } from '#client/testing/environment/console.ts';
import { watchDownloads } from '#client/testing/downloads.ts';
import { factOf, openInbox, rowLink } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION, QUOTE } from '#client/testing/dashboard/submissions.ts';

const file = (name: string, body: unknown) => ({
  status: 200,
  body,
  headers: { 'Content-Disposition': `attachment; filename="fallback"; filename*=UTF-8''${encodeURIComponent(name)}` },
});

describe('downloading', () => {
  it('a resume saves its bytes under its own name, and shows when', async () => {
    const saved = watchDownloads();
    let resume = APPLICATION.resume!;
    const { press, calls } = await openInbox('&id=a', {
      'GET /admin/submissions/a': () => ({ ...APPLICATION, resume }),
      'GET /admin/submissions/a/resume': () => {
        resume = { ...resume, downloadedAt: ['2025-03-05T01:00:00Z'] };
        return file(resume.fileName, new TextEncoder().encode('%PDF-1.4'));
      },
    });
    await press('Download resume');
    expect(await screen.findByText('Last opened Mar 5, 2025, 9:00 AM.')).toBeVisible();
    expect(saved.map(({ name }) => name)).toEqual(['Ben Cruz – résumé.pdf']);
    expect(await saved[0].text()).toBe('%PDF-1.4');
    expect(calls.find(({ path }) => path.endsWith('/resume'))?.authorization).toBe(`Bearer ${TOKEN}`);
  });

  it('a meeting saves a calendar file', async () => {
    const saved = watchDownloads();
    const { press } = await openInbox('&id=q', {
      'GET /admin/submissions/q/meeting': file('Q-7F3K9D.ics', 'BEGIN:VCALENDAR'),
    });
    await press('Add to calendar (.ics)');
    await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['Q-7F3K9D.ics']));
    expect(await saved[0].text()).toBe('BEGIN:VCALENDAR');
  });

  it('is offered for no meeting whose time cannot be read', async () => {
    await openInbox('&id=q', {}, [{ ...QUOTE, meetingDateTime: 'soon', meetingAt: null }]);
    await screen.findByText('soon');
    expect(factOf('Date and time')).toHaveTextContent(/^soon$/);
  });

  it('the list saves a CSV of what the filter lets through, and says that it is at it', async () => {
    const saved = watchDownloads();
    let answer: (reply: object) => void = () => undefined;
    const reply = new Promise<object>((resolve) => (answer = resolve));
    const { press, asked } = await openInbox('&kind=quote&search=a%26b', {
      'GET /admin/submissions/export': () => reply,
    });
    await press('Export CSV');
    expect(await screen.findByRole('button', { name: 'Exporting...' })).toBeDisabled();
    answer(file('inbox.csv', 'Reference,Name'));
    expect(await screen.findByRole('button', { name: 'Export CSV' })).toBeEnabled();
    expect(asked('GET').at(-1)).toMatchObject({ query: { kind: 'quote', search: 'a&b' } });
    expect(saved.map(({ name }) => name)).toEqual(['inbox.csv']);
  });

  it.each([
    ['Export CSV', '', 'GET /admin/submissions/export', 'The list could not be exported.'],
    ['Download resume', '&id=a', 'GET /admin/submissions/a/resume', 'The resume could not be downloaded.'],
    ['Add to calendar (.ics)', '&id=q', 'GET /admin/submissions/q/meeting', 'The meeting could not be downloaded.'],
  ])('%s says when it failed', async (button, query, call, sentence) => {
    expectLog(/A change failed/);
    const saved = watchDownloads();
    const { press } = await openInbox(query, { [call]: 'network error' });
    if (!query) await rowLink('Ana Reyes');
    await press(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(saved).toEqual([]);
  });
});
