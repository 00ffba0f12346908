import type { About } from '#shared/content/documents/about';
import { wrap } from './wrap.ts';

export type Chart = About['chart'];
export type BoxKind = 'head' | 'department' | 'role';

export interface Box {
  kind: BoxKind;
  x: number;
  y: number;
  width: number;
  height: number;
  lines: string[];
  /** The x of the text: its middle, or its start if the style has an indent. */
  textAt: number;
}

export interface Drawing {
  width: number;
  height: number;
  boxes: Box[];
  /** Lines between the boxes, as the `d` attribute of a path. */
  lines: string;
}

/** Style of one kind of box. */
export interface Style {
  width: number;
  height: number;
  /** Maximum characters per line. */
  most: number;
  lineHeight: number;
  /** Distance from the box's left edge to its text; omitted for centred text. */
  indent?: number;
}

/** A box tall enough for its text. */
export function boxOf(kind: BoxKind, text: string, style: Style, x: number, y: number): Box {
  const { width, most, lineHeight, indent = width / 2 } = style;
  const lines = wrap(text, most);
  const height = Math.max(style.height, Math.ceil(lines.length * lineHeight) + 12);
  return { kind, x, y, width, height, lines, textAt: x + indent };
}

export const bottomOf = ({ y, height }: Box) => y + height;
export const middleOf = ({ y, height }: Box) => y + height / 2;
