import { useState } from 'react';
import { RESUME_FRAME } from '#shared/resume-frame';
import type { DownloadedFile } from '#client/api/download.ts';
import { saveFile } from '#client/api/save-file.ts';
import { Button } from '#client/components/button/button.tsx';
import styles from './resume.module.css';
import { type FrameState, useResumeFrame } from './use-resume-frame.ts';

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
export function ResumePages({ file, title }: { file: DownloadedFile; title: string }) {
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
