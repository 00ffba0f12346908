import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { ResumeFacts, SubmissionDetail } from '#shared/contract';
import { type FromResumeFrame, RESUME_FRAME, type ToResumeFrame } from '#shared/resume-frame';
import { useAttempt } from '#client/admin/hooks/use-attempt.ts';
import { type DownloadedFile, saveFile } from '#client/api/download.ts';
import { inboxApi } from '#client/api/admin/inbox.ts';
import { Button } from '#client/components/button/button.tsx';
import { Alert } from '#client/components/form/alert.tsx';
import { refreshSubmission } from '#client/admin/queries/submission.ts';
import { logFailure } from '#client/api/log.ts';
import styles from './resume.module.css';

const ZOOMS = [0.5, 0.75, 1, 1.25, 1.5, 2, 3];
const WHOLE_WIDTH = ZOOMS.indexOf(1);

const FAILURES = {
  broken: 'The file is damaged and cannot be previewed. Download it and try another app.',
  encrypted: 'The file is password-protected and cannot be previewed. Download it to open it.',
  slow: 'The preview is taking too long. Download the file to read it.',
};

type FrameState = { type: 'loading' } | Extract<FromResumeFrame, { type: 'opened' | 'failed' }>;

/** Milliseconds; longer than the frame's own timeout for a file. */
const PATIENCE = 30_000;

const UNANSWERED = { type: 'failed', why: 'slow', cause: 'The frame did not answer.' } as const;

/** Posts to any origin, because the sandboxed frame has an opaque one. The frame can only load pages of this site. */
const post = (frame: HTMLIFrameElement | null, message: ToResumeFrame, transfer: Transferable[] = []) =>
  frame?.contentWindow?.postMessage(message, '*', transfer);

/** Sends the file to the frame and returns the state that it reports. */
function useResumeFrame(file: Blob) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, setState] = useState<FrameState>({ type: 'loading' });
  // listens before the frame can load, however busy the browser is
  useLayoutEffect(() => {
    const settle = (answer: FrameState) => {
      clearTimeout(patience);
      if (answer.type === 'failed') logFailure('A resume could not be shown.', new Error(answer.cause));
      setState(answer);
      // the frame draws pages only when they are visible
      if (answer.type === 'opened') frame.current?.scrollIntoView?.({ block: 'nearest' });
    };
    const patience = setTimeout(() => settle(UNANSWERED), PATIENCE);
    const handOver = (content: ArrayBuffer) => post(frame.current, { type: 'open', content }, [content]);
    const hear = ({ source, data }: MessageEvent<FromResumeFrame>) => {
      if (source === null || source !== frame.current?.contentWindow) return;
      if (data.type === 'ready') void file.arrayBuffer().then(handOver);
      else if (data.type === 'page-failed') logFailure('A page of a resume could not be shown.', new Error(data.cause));
      else settle(data);
    };
    addEventListener('message', hear);
    return () => {
      clearTimeout(patience);
      removeEventListener('message', hear);
    };
  }, [file]);
  return { frame, state, setZoom: (factor: number) => post(frame.current, { type: 'zoom', factor }) };
}

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
  /** Beside the button: the file itself. */
  children?: ReactNode;
}

/** Previews a resume in the page; the server logs that it was read. */
export function ResumePreview({ submission: { _id, name }, resume, children }: ResumePreviewProps) {
  const [file, setFile] = useState<DownloadedFile>();
  const { attempt, busy, failure } = useAttempt('The resume could not be opened.');
  const open = async () => {
    setFile(await inboxApi.readResume(_id));
    await refreshSubmission();
  };
  if (!/\.pdf$/i.test(resume.fileName))
    return (
      <section aria-label={`Resume of ${name}`} className={styles.preview}>
        {children}
        <p className={styles.hint}>Word files cannot be previewed. Download the resume to read it.</p>
      </section>
    );
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
      {children}
      {failure && <Alert>{failure}</Alert>}
      {file && <ResumePages file={file} title={`Resume of ${name}`} />}
    </section>
  );
}
