import {
  type PageViewport,
  type PDFDocumentProxy,
  type PDFPageProxy,
  TextLayer,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Limits that keep a malicious file from exhausting the browser's memory and time. */

/** More than any resume has. */
export const MAX_PAGES = 50;

/** Pixels of an image in the file; a page scanned at 600 dpi has 35 million. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** Bytes of a decoded image; larger ones are shown at a lower resolution. */
export const MAX_PICTURE_BYTES = 64 * 1024 * 1024;

/** Pixels of a page on the screen; larger pages are shown at a lower resolution. */
const MAX_PAGE_PIXELS = 12_000_000;

/** Maximum ratio of a page's longer side to its shorter one. */
const MAX_RATIO = 8;

/** Milliseconds to read the file, and then to draw each page. */
export const TIME = { file: 20_000, page: 15_000 };

export class TooSlow extends Error {}

/** @throws TooSlow after `milliseconds` */
export function inTime<Result>(work: Promise<Result>, milliseconds: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new TooSlow()), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

const FAILED = 'This page cannot be previewed. Download the file to see it.';

const clampedRatio = (ratio: number) => Math.min(MAX_RATIO, Math.max(1 / MAX_RATIO, ratio));

/** One page of the file, drawn only while it is near the visible area and otherwise an empty box of its size. */
export class PageView {
  readonly element = document.createElement('section');
  private page?: PDFPageProxy;
  private width = 0;
  /** Cancels the drawing in progress. */
  private cancel?: () => void;

  constructor(
    private readonly file: PDFDocumentProxy,
    private readonly number: number,
    private readonly onFailure: (error: unknown) => void,
  ) {
    this.element.setAttribute('aria-label', `Page ${number} of ${file.numPages}`);
  }

  /** @param ratio height divided by width, used until the page's own is known */
  resize(width: number, ratio: number): void {
    this.width = width;
    const own = this.page?.getViewport({ scale: 1 });
    this.element.style.width = `${width}px`;
    this.element.style.height = `${Math.round(width * clampedRatio(own ? own.height / own.width : ratio))}px`;
    this.clear();
  }

  async show(): Promise<void> {
    if (this.element.firstChild) return;
    const canvas = document.createElement('canvas');
    this.element.append(canvas);
    try {
      await inTime(this.draw(canvas), TIME.page);
    } catch (error) {
      if (!canvas.isConnected) return; // scrolled out of view meanwhile
      // browsers do not draw in a hidden tab
      if (document.hidden) return this.clear();
      this.cancel?.();
      this.onFailure(error);
      this.say(FAILED);
    }
  }

  /** Frees the memory of the drawing. */
  clear(): void {
    this.cancel?.();
    this.cancel = undefined;
    this.element.replaceChildren();
  }

  private async draw(canvas: HTMLCanvasElement): Promise<void> {
    this.page ??= await this.file.getPage(this.number);
    if (!canvas.isConnected) return;
    const page = this.page;
    const { width, height } = page.getViewport({ scale: 1 });
    if (clampedRatio(height / width) !== height / width) return this.say(FAILED);
    const viewport = page.getViewport({ scale: this.width / width });
    this.element.style.height = `${Math.round(viewport.height)}px`;
    const drawing = page.render({ canvas, ...this.drawingOf(canvas, viewport) });
    this.cancel = () => drawing.cancel();
    await drawing.promise;
    await this.addText(page, viewport);
  }

  private drawingOf(canvas: HTMLCanvasElement, viewport: PageViewport) {
    const most = Math.sqrt(MAX_PAGE_PIXELS / (viewport.width * viewport.height));
    const sharpness = Math.min(devicePixelRatio, most);
    canvas.width = Math.max(1, Math.floor(viewport.width * sharpness));
    canvas.height = Math.max(1, Math.floor(viewport.height * sharpness));
    return { viewport, transform: [sharpness, 0, 0, sharpness, 0, 0] };
  }

  /** Adds selectable text over the drawing, which screen readers also use. */
  private async addText(page: PDFPageProxy, viewport: PageViewport): Promise<void> {
    const container = document.createElement('div');
    container.className = 'textLayer';
    this.element.style.setProperty('--total-scale-factor', String(viewport.scale));
    const layer = new TextLayer({ textContentSource: page.streamTextContent(), container, viewport });
    this.cancel = () => layer.cancel();
    this.element.append(container);
    await layer.render();
  }

  private say(sentence: string): void {
    const paragraph = document.createElement('p');
    paragraph.textContent = sentence;
    this.element.replaceChildren(paragraph);
  }
}
