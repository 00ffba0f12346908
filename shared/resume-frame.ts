/**
 * The page that shows a resume. The dashboard embeds it in an iframe with an opaque origin and passes it the file; it can reach neither the
 * dashboard, its token nor the network.
 */
export const RESUME_FRAME = '/frames/resume';

export type ResumeFailure = 'broken' | 'encrypted' | 'slow';

/** Messages from the dashboard to the frame. */
export type ToResumeFrame = { type: 'open'; content: ArrayBuffer } | { type: 'zoom'; factor: number };

/** Messages from the frame to the dashboard. */
export type FromResumeFrame =
  | { type: 'ready' }
  /** `pages` counts all pages of the file, `shown` those displayed. Some pictures may be missing. */
  | { type: 'opened'; pages: number; shown: number; hasUnseenPictures: boolean }
  | { type: 'failed'; why: ResumeFailure; cause: string }
  /** One page could not be drawn. */
  | { type: 'page-failed'; cause: string };
