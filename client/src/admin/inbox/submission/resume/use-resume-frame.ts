import { useLayoutEffect, useRef, useState } from 'react';
import type { FromResumeFrame, ToResumeFrame } from '#shared/resume-frame';
import { logFailure } from '#client/api/log.ts';

export type FrameState = { type: 'loading' } | Extract<FromResumeFrame, { type: 'opened' | 'failed' }>;

/** Milliseconds; longer than the frame's own timeout for a file. */
const PATIENCE = 30_000;

const UNANSWERED = { type: 'failed', why: 'slow', cause: 'The frame did not answer.' } as const;

/** Posts to any origin, because the sandboxed frame has an opaque one. The frame can only load pages of this site. */
const post = (frame: HTMLIFrameElement | null, message: ToResumeFrame, transfer: Transferable[] = []) =>
  frame?.contentWindow?.postMessage(message, '*', transfer);

/** Sends the file to the frame and returns the state that it reports. */
export function useResumeFrame(file: Blob) {
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
