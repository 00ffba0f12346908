import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { ResumeFailure } from '#shared/resume-frame';
import { inTime, TooSlow } from './in-time.ts';
import { MOST_PICTURE_BYTES, MOST_PICTURE_PIXELS, TIME } from './limits.ts';

/** Errors only: what a file lacks is told by the page itself. */
const VERBOSITY = 0;

/** Reads the file in a thread of its own, so that a file that takes long can be given up. */
export class ResumeReader {
  private readonly thread: Worker;

  /** @param source the script of the library's thread, which a page without an origin cannot load */
  constructor(source: string) {
    const url = URL.createObjectURL(new Blob([source], { type: 'text/javascript' }));
    this.thread = new Worker(url);
  }

  /** @throws whatever the library throws, TooSlow */
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

/** Kinds of compression whose decoders are WebAssembly: JPEG 2000, and two of black-and-white scans. */
const UNSEEN = /\/(?:JPXDecode|JBIG2Decode|CCITTFaxDecode)\b/;

/** How the pictures of a file are compressed stands in it as plain text. */
export const hasUnseenPictures = (content: ArrayBuffer): boolean =>
  UNSEEN.test(new TextDecoder('latin1').decode(content));
