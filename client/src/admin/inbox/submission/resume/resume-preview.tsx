import { useState } from 'react';
import type { ResumeFacts, SubmissionDetail } from '#shared/contract';
import { RESUME_FRAME } from '#shared/resume-frame';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import type { DownloadedFile } from '#client/api/download.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { saveFile } from '#client/api/save-file.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { refreshSubmission } from '#client/admin/queries/submission.ts';
import { type FrameState, useResumeFrame } from './use-resume-frame.ts';
import styles from './resume.module.css';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const WHOLE_WIDTH = ZOOMS.indexOf(1);

const FAILURES = {
  broken: 'The file is damaged and cannot be previewed. Download it and try another app.',
  encrypted: 'The file is password-protected and cannot be previewed. Download it to open it.',
  slow: 'The preview is taking too long. Download the file to read it.',
};

function sentenceOf(state: FrameState): string {
  if (state.type === 'loading') return 'Loading the file...';
  if (state.type === 'failed') return FAILURES[state.why];
  const { pages, shown, hasUnseenPictures } = state;
  const count = pages === 1 ? '1 page.' : `${pages} pages.`;
  const rest = shown < pages ? ` Showing the first ${shown}. Download the file to see the rest.` : '';
  return `${count}${rest}${hasUnseenPictures ? ' Scanned images may be missing here. Download the file to see them.' : ''}`;
}

/** The pages of a resume, rendered in an iframe without access to the dashboard's token and storage. */
function ResumePages({ file, title }: { file: DownloadedFile; title: string }) {
  const { frame, state, setZoom } = useResumeFrame(file.content);
  return (
    <>
      <div className={styles.tools}>
        <p role="status" className={styles.hint}>
          {sentenceOf(state)}
        </p>
        <Button variant="quiet" onClick={() => saveFile(file.content, file.name)}>
          Download
        </Button>
        {state.type !== 'failed' && <ZoomTools zoom={state.type === 'opened' ? setZoom : undefined} />}
      </div>
      {state.type !== 'failed' && (
        <iframe ref={frame} src={RESUME_FRAME} sandbox="allow-scripts" title={title} className={styles.frame} />
      )}
    </>
  );
}

/** @param zoom undefined until a document is open */
function ZoomTools({ zoom }: { zoom?: (factor: number) => void }) {
  const [level, setLevel] = useState(WHOLE_WIDTH);
  const zoomTo = (to: number) => {
    setLevel(to);
    zoom?.(ZOOMS[to]);
  };
  return (
    <>
      <Button variant="quiet" disabled={!zoom || level === 0} onClick={() => zoomTo(level - 1)}>
        Zoom out
      </Button>
      <span>{Math.round(ZOOMS[level] * 100)}%</span>
      <Button variant="quiet" disabled={!zoom || level === ZOOMS.length - 1} onClick={() => zoomTo(level + 1)}>
        Zoom in
      </Button>
    </>
  );
}

interface ResumePreviewProps {
  submission: Pick<SubmissionDetail, '_id' | 'name'>;
  resume: ResumeFacts;
}

/** Previews a resume in the page; the server logs that it was read. */
export function ResumePreview({ submission: { _id, name }, resume }: ResumePreviewProps) {
  const [file, setFile] = useState<DownloadedFile>();
  const { attempt, busy, failure } = useAttempt('The resume could not be opened.');
  const open = async () => {
    setFile(await inboxApi.readResume(_id));
    await refreshSubmission();
  };
  if (!/\.pdf$/i.test(resume.fileName))
    return <p className={styles.hint}>Word files cannot be previewed. Download the resume to read it.</p>;
  return (
    <section aria-label={`Resume of ${name}`} className={styles.preview}>
      <Button
        variant="secondary"
        busy={busy}
        aria-expanded={file !== undefined}
        onClick={() => (file ? setFile(undefined) : void attempt(open))}
      >
        {busy ? 'Opening...' : file ? 'Close preview' : 'Preview resume'}
      </Button>
      {failure && <Alert>{failure}</Alert>}
      {file ? (
        <ResumePages file={file} title={`Resume of ${name}`} />
      ) : (
        <p className={styles.hint}>Views and downloads are logged.</p>
      )}
    </section>
  );
}
