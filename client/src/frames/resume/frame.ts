/** The page that shows a resume. It is sandboxed: an opaque origin, no network, no access to its parent. */
import { getDocument, type PDFDocumentProxy, PDFWorker } from 'pdfjs-dist/legacy/build/pdf.mjs';
import type { FromResumeFrame, ResumeFailure, ToResumeFrame } from '#shared/resume-frame';
import { inTime, MAX_PAGES, MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, PageView, TIME, TooSlow } from './page-view.ts';

const MARGIN = 16;
/** Milliseconds without a width change before the pages are drawn again. */
const PAUSE = 200;

const place = document.querySelector('main')!;
const source = document.getElementById('thread')!.textContent;

// the dashboard's origin is unknown here, and the messages contain no secrets
const tell = (message: FromResumeFrame) => parent.postMessage(message, '*');

let views: PageView[] = [];
let ratio = Math.SQRT2;
let zoom = 1;

const inSight = new IntersectionObserver(
  (entries) => {
    for (const { target, isIntersecting } of entries) {
      const view = views.find(({ element }) => element === target);
      if (isIntersecting) void view?.show();
      else view?.clear();
    }
  },
  { rootMargin: '50% 0px' },
);

function layOut(): void {
  const width = Math.max(100, place.clientWidth - 2 * MARGIN) * zoom;
  for (const view of views) {
    inSight.unobserve(view.element);
    view.resize(width, ratio);
    inSight.observe(view.element);
  }
}

const failPage = (error: unknown) => tell({ type: 'page-failed', cause: String(error) });

async function showPages(file: PDFDocumentProxy): Promise<number> {
  const { width, height } = (await file.getPage(1)).getViewport({ scale: 1 });
  ratio = height / width;
  views = Array.from(
    { length: Math.min(file.numPages, MAX_PAGES) },
    (_, index) => new PageView(file, index + 1, failPage),
  );
  place.replaceChildren(...views.map(({ element }) => element));
  layOut();
  return views.length;
}

/** Errors only: the page itself reports missing parts of a file. */
const VERBOSITY = 0;

/** Reads the file in a worker, which can be terminated if it takes too long. */
class ResumeReader {
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
      maxImageSize: MAX_PICTURE_PIXELS,
      canvasMaxAreaInBytes: MAX_PICTURE_BYTES,
    });
    return inTime(promise, TIME.file);
  }

  stop(): void {
    this.thread.terminate();
  }
}

function failureOf(error: unknown): ResumeFailure {
  if (error instanceof TooSlow) return 'slow';
  return (error as Error).name === 'PasswordException' ? 'encrypted' : 'broken';
}

/** Compression filters that are decoded by WebAssembly: JPEG 2000, and two for black-and-white scans. */
const UNSEEN = /\/(?:JPXDecode|JBIG2Decode|CCITTFaxDecode)\b/;

/** Detects images that cannot be decoded here; the names of their filters are plain text in the file. */
const hasUnseenPictures = (content: ArrayBuffer): boolean => UNSEEN.test(new TextDecoder('latin1').decode(content));

async function open(content: ArrayBuffer): Promise<void> {
  const isIncomplete = hasUnseenPictures(content);
  const reader = new ResumeReader(source);
  try {
    const file = await reader.open(content);
    const shown = await showPages(file);
    tell({ type: 'opened', pages: file.numPages, shown, hasUnseenPictures: isIncomplete });
  } catch (error) {
    reader.stop();
    tell({ type: 'failed', why: failureOf(error), cause: String(error) });
  }
}

addEventListener('message', ({ source: sender, data }: MessageEvent<ToResumeFrame>) => {
  if (sender !== parent) return;
  if (data.type === 'open') void open(data.content);
  else {
    zoom = data.factor;
    layOut();
  }
});

document.addEventListener('visibilitychange', () => document.hidden || layOut());

let pause: ReturnType<typeof setTimeout> | undefined;
let widthBefore = place.clientWidth;
new ResizeObserver(() => {
  if (place.clientWidth === widthBefore) return;
  widthBefore = place.clientWidth;
  clearTimeout(pause);
  pause = setTimeout(layOut, PAUSE);
}).observe(place);

tell({ type: 'ready' });
