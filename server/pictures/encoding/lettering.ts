import { LETTERS } from './letters.ts';

/** Shares of the size: from the baseline up to the top of capitals, down to the lowest letters, and to the next baseline. */
const CAPITALS = 0.69;
const DESCENT = 0.22;
const NEXT_LINE = 1.1;

const THOUSANDTHS = 1000;

/** Lines of letters, placed with their top left corner at 0, 0. */
export interface Lettering {
  width: number;
  height: number;
  /** SVG elements. */
  paths: string;
}

/** The letters of a text that can be drawn. */
export const drawable = (text: string): string[] => [...text].filter((letter) => letter in LETTERS);

function letterOf(letter: string) {
  const [advance, ...outline] = LETTERS[letter].split(' ');
  return { advance: Number(advance) / THOUSANDTHS, outline: outline.join(' ') };
}

/** Width as a multiple of the size. */
const widthOf = (line: string) => drawable(line).reduce((sum, letter) => sum + letterOf(letter).advance, 0);

/** One line if it fits, else two of about the same width. */
function linesOf(text: string, most: number): string[] {
  const spaces = [...text.matchAll(/ /g)].map(({ index }) => index);
  if (widthOf(text) <= most || spaces.length === 0) return [text];
  const halves = spaces.map((at) => [text.slice(0, at), text.slice(at + 1)]);
  const wider = (lines: string[]) => Math.max(...lines.map(widthOf));
  return halves.reduce((best, lines) => (wider(lines) < wider(best) ? lines : best));
}

function* pathsOf(lines: string[], size: number): Generator<string> {
  const scale = size / THOUSANDTHS;
  for (const [row, line] of lines.entries()) {
    const baseline = size * (CAPITALS + NEXT_LINE * row);
    let left = 0;
    for (const { advance, outline } of drawable(line).map(letterOf)) {
      yield `<path transform="translate(${left} ${baseline}) scale(${scale} ${-scale})" d="${outline}"/>`;
      left += advance * size;
    }
  }
}

/** Draws a text in one line or two, as large as `size` and no wider than `most`. */
export function lettering(text: string, size: number, most = Infinity): Lettering {
  const lines = linesOf(text, most / size);
  const widest = Math.max(...lines.map(widthOf));
  const fitting = Math.min(size, most / Math.max(widest, 1));
  const descent = lines.length > 1 ? DESCENT : 0;
  return {
    width: widest * fitting,
    height: fitting * (CAPITALS + NEXT_LINE * (lines.length - 1) + descent),
    paths: [...pathsOf(lines, fitting)].join(''),
  };
}
