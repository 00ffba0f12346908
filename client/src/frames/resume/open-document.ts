import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ResumeFailure } from '#shared/resume-frame';
import { inTime, TooSlow } from './in-time.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, TIME } from './limits.ts';

/** Errors only: the page itself reports what a file lacks. */
const VERBOSITY = 0;

/** Reads the file in a worker, which can be terminated if it takes too long. */
export class ResumeReader {
  private readonly thread: Worker;

  /** @param source the worker script of pdf.js, which a page with an opaque origin cannot load */
  constructor(source: string) {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    this.thread = new Worker(url);
  }

  /** @throws TooSlow, or an error of pdf.js */
  open(content: ArrayBuffer): Promise<PDFDocumentProxy> {
    const { promise } = getDocument({
      data: content,
      worker: new PDFWorker({ port: this.thread as unknown as null, verbosity: VERBOSITY }),
      verbosity: VERBOSITY,
      isEvalSupported: false,
      // compiling WebAssembly needs a permission that the page does not have
      useWasm: false,
      useWorkerFetch: false,
      enableXfa: false,
      maxImageSize: MOST_PICTURE_PIXELS,
      canvasMaxAreaInBytes: MOST_PICTURE_BYTES,
    });
    return inTime(promise, TIME.file);
  }

  stop(): void {
    this.thread.terminate();
  }
}

export function failureOf(error: unknown): ResumeFailure {
  if (error instanceof TooSlow) return 'slow';
  return (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken';
}

/** Compression filters that are decoded by WebAssembly: JPEG 2000, and two for black-and-white scans. */
const UNSEEN = /\/(?:JPXDecode|JBIG2Decode|CCITTFaxDecode)\b/;

/** Detects images that cannot be decoded here; the names of their filters are plain text in the file. */
export const hasUnseenPictures = (content: ArrayBuffer): boolean =>
  UNSEEN.test(new TextDecoder('latin1').decode(content));
