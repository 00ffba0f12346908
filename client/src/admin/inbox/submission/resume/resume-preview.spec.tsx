import { act, screen, waitFor } from '@testing-library/react';
import type { FromResumeFrame } from '#shared/resume-frame';
import { expectLog } from '#client/testing/environment/console.ts';
import type { Reply } from '#client/testing/fake-api.ts';
import { watchDownloads } from '#client/testing/downloads.ts';
import { openInbox } from '#client/testing/dashboard/inbox.ts';
import { APPLICATION } from '#client/testing/dashboard/submissions.ts';

const PDF = { ...APPLICATION, resume: { ...APPLICATION.resume!, fileName: 'Ben Cruz.pdf' } };
const FILE = {
  status: 200,
  body: new TextEncoder().encode('%PDF-1.4'),
  headers: { 'Content-Disposition': 'attachment; filename="Ben Cruz.pdf"' },
};

const frame = () => screen.getByTitle<HTMLIFrameElement>('Resume of Ben Cruz');

/** As the frame says it. */
const say = (data: FromResumeFrame, source: MessageEventSource | null = frame().contentWindow) =>
  act(() => void dispatchEvent(new MessageEvent('message', { data, source })));

async function openPreview(file: Reply = FILE) {
  const app = await openInbox('&id=a', { 'GET /admin/submissions/a/resume': file }, [PDF]);
  await app.press('Preview resume');
  return app;
}

describe('the preview of a resume', () => {
  it('hands the file to a frame that can reach nothing, and tells how many pages there are', async () => {
    const { asked } = await openPreview();
    expect(await screen.findByText('Loading the file...')).toBeVisible();
    expect(frame()).toHaveAttribute('sandbox', 'allow-scripts');
    const given = jest.spyOn(frame().contentWindow!, 'postMessage').mockReturnValue();
    say({ type: 'ready' });
    await waitFor(() => expect(given).toHaveBeenCalledTimes(1));
    const [{ type, content }] = given.mock.calls[0] as unknown as [{ type: string; content: ArrayBuffer }];
    expect([type, new TextDecoder().decode(content)]).toEqual(['open', '%PDF-1.4']);
    say({ type: 'opened', pages: 3, shown: 3, hasUnseenPictures: false });
    expect(screen.getByText('3 pages.')).toBeVisible();
    expect(asked('GET').filter(({ path }) => path.endsWith('/resume'))).toHaveLength(1);
  });

  it('zooms, as far as is useful', async () => {
    const { user, press } = await openPreview();
    await screen.findByText('Loading the file...');
    expect(screen.getByRole('button', { name: 'Zoom in' })).toBeDisabled();
    say({ type: 'opened', pages: 1, shown: 1, hasUnseenPictures: false });
    const given = jest.spyOn(frame().contentWindow!, 'postMessage').mockReturnValue();
    await press('Zoom in');
    expect(given).toHaveBeenCalledWith({ type: 'zoom', factor: 1.25 }, '*', []);
    expect(screen.getByText('125%')).toBeVisible();
    for (let times = 0; times < 3; times++) await user.click(screen.getByRole('button', { name: 'Zoom out' }));
    expect(screen.getByText('50%')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
  });

  it('saves the file that it shows without asking for it again', async () => {
    const saved = watchDownloads();
    const { press, asked } = await openPreview();
    await press('Download');
    expect(saved.map(({ name }) => name)).toEqual(['Ben Cruz.pdf']);
    expect(asked('GET').filter(({ path }) => path.endsWith('/resume'))).toHaveLength(1);
  });

  it('says what of a file is not shown', async () => {
    await openPreview();
    await screen.findByText('Loading the file...');
    say({ type: 'opened', pages: 60, shown: 50, hasUnseenPictures: true });
    expect(screen.getByText(/^60 pages\. Showing the first 50\. .* Scanned images may be missing/)).toBeVisible();
  });

  it.each([
    ['broken', /^The file is damaged/],
    ['encrypted', /^The file is password-protected/],
    ['slow', /^The preview is taking too long/],
  ] as const)('says why a %s file is not shown, and still offers it', async (why, sentence) => {
    expectLog(/A resume could not be shown/);
    await openPreview();
    await screen.findByText('Loading the file...');
    say({ type: 'failed', why, cause: 'InvalidPDFException' });
    expect(screen.getByText(sentence)).toBeVisible();
    expect(screen.queryByTitle('Resume of Ben Cruz')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Download' })).toBeVisible();
  });

  it('listens to its own frame alone', async () => {
    await openPreview();
    await screen.findByText('Loading the file...');
    say({ type: 'opened', pages: 9, shown: 9, hasUnseenPictures: false }, window);
    say({ type: 'opened', pages: 9, shown: 9, hasUnseenPictures: false }, null);
    expect(screen.getByText('Loading the file...')).toBeVisible();
  });

  it('is closed by the button that opened it', async () => {
    const { press } = await openPreview();
    await press('Close preview');
    expect(screen.queryByTitle('Resume of Ben Cruz')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Preview resume' })).toHaveFocus();
  });

  it('says why the file cannot be had', async () => {
    expectLog(/A change failed/);
    await openPreview('network error');
    expect(await screen.findByRole('alert')).toHaveTextContent('The resume could not be opened.');
  });

  it('is not offered for a Word file', async () => {
    await openInbox('&id=a', {}, [{ ...PDF, resume: { ...PDF.resume, fileName: 'cv.docx' } }]);
    expect(await screen.findByText(/^Word files cannot be previewed/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Preview resume' })).not.toBeInTheDocument();
  });
});
