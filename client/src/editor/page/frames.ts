import { useEditedContent } from '../../content/edited-content.ts';

/** Frames around the element under the pointer and the element being edited. */
type Frame = 'pointed' | 'current';

/** Notices every change of the layout: by a dialog, the panel, a font or a picture. */
let layout: ResizeObserver | undefined;

const framed = new Map<Frame, { element: Element; frame: HTMLElement }>();

const MOVES = ['scroll', 'resize', 'input'] as const;

const isClipped = (element: Element) => getComputedStyle(element).overflowX !== 'visible';

/** The visible part of a box, such as of a slide that is wider than its carousel. */
function visible(box: DOMRect, element: Element) {
  let { left, right, top, bottom } = box;
  for (let outer = element.parentElement; outer && outer !== document.body; outer = outer.parentElement) {
    if (!isClipped(outer)) continue;
    const edge = outer.getBoundingClientRect();
    [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** The box of the text or picture, which may be smaller than its element. */
function boxOf(element: Element): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(element);
  const box = words.getBoundingClientRect();
  return box.width > 0 ? box : element.getBoundingClientRect();
}

/** Whether an element has an outline, or the frame of the element being edited. */
const isFramed = (kind: Frame, element: Element) =>
  element instanceof HTMLImageElement || (kind === 'pointed' && framed.get('current')?.element === element);

function put({ element, frame }: { element: Element; frame: HTMLElement }, kind: Frame): void {
  frame.hidden = !element.isConnected || isFramed(kind, element);
  if (frame.hidden) return;
  const { left, top, width, height } = visible(boxOf(element), element);
  frame.hidden = width === 0 || height === 0;
  Object.assign(frame.style, {
    translate: `${left + scrollX}px ${top + scrollY}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
}

const putAll = () => framed.forEach(put);

/** Waits until the page has been rendered. */
const putSoon = () => void requestAnimationFrame(putAll);

function newFrame(kind: Frame): HTMLElement {
  const frame = document.createElement('div');
  Object.assign(frame.dataset, { editor: '', frame: kind });
  frame.ariaHidden = 'true';
  return document.body.appendChild(frame);
}

/** A picture is framed by an outline of its own, which stays below anything that covers the picture. */
const outlined = (kind: Frame) => `data-outlined-${kind}`;

/** Draws a frame around the content of an element; undefined removes the frame. */
export function frame(kind: Frame, element: Element | undefined): void {
  const before = framed.get(kind);
  if (before?.element === element) return;
  before?.frame.remove();
  before?.element.removeAttribute(outlined(kind));
  if (element instanceof HTMLImageElement) element.setAttribute(outlined(kind), '');
  framed.delete(kind);
  if (element) framed.set(kind, { element, frame: newFrame(kind) });
  layout?.disconnect();
  for (const { element: shown } of framed.values()) layout?.observe(shown);
  layout?.observe(document.body);
  putAll();
}

/** Keeps the frames on their elements. @returns a function that ends it */
export function watchFrames(): () => void {
  const stop = useEditedContent.subscribe(putSoon);
  layout = new ResizeObserver(putAll);
  for (const event of MOVES) addEventListener(event, putAll, { capture: true, passive: true });
  return () => {
    stop();
    for (const event of MOVES) removeEventListener(event, putAll, { capture: true });
    frame('pointed', undefined);
    frame('current', undefined);
    layout?.disconnect();
    layout = undefined;
  };
}
