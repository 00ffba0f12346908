/**
 * The page that shows a resume. The dashboard shows it in an iframe with an origin of its own, and hands over the file;
 * nothing in it can reach the dashboard, its token or the network.
 */
export const RESUME_FRAME = '/frames/resume';

export const RESUME_FAILURES = ['broken', 'encrypted', 'slow'] as const;
export type ResumeFailure = (typeof RESUME_FAILURES)[number];

/** What the dashboard tells the frame. */
export type ToResumeFrame = { type: 'open'; content: ArrayBuffer } | { type: 'zoom'; factor: number };

/** What the frame tells the dashboard. */
export type FromResumeFrame =
  | { type: 'ready' }
  /** `pages` are all of the file, of which `shown` can be seen; whether `pictures` in it cannot. */
  | { type: 'opened'; pages: number; shown: number; hasUnseenPictures: boolean }
  | { type: 'failed'; why: ResumeFailure; cause: string }
  /** A page could not be drawn. */
  | { type: 'page-failed'; cause: string };
