/** A text and its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Replaces the range `from` to `to` with `text`, then selects `start` to `end` of the result. */
export interface Edit {
  from: number;
  to: number;
  text: string;
  start: number;
  end: number;
}

export type ListKind = 'bullets' | 'numbers';

const MARK = '**';
const ITEM = /^(?:- |\d{1,3}\. )/;
const MARKS: Record<ListKind, { item: RegExp; mark: (index: number) => string }> = {
  bullets: { item: /^- /, mark: () => '- ' },
  numbers: { item: /^\d{1,3}\. /, mark: (index) => `${index + 1}. ` },
};

const lineStart = (text: string, at: number) => text.lastIndexOf('\n', at - 1) + 1;
const lineEnd = (text: string, at: number) => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** The selection without surrounding spaces, or the word at the caret if nothing is selected. */
function words({ text, start, end }: Selected): [number, number] {
  const before = start === end ? /\S*$/.exec(text.slice(0, start))![0].length : 0;
  const after = start === end ? /^\S*/.exec(text.slice(end))![0].length : 0;
  const chosen = text.slice(start - before, end + after);
  const from = start - before + (chosen.length - chosen.trimStart().length);
  return [Math.min(from, end), Math.max(Math.min(from, end), end + after - (chosen.length - chosen.trimEnd().length))];
}

const isMarked = (text: string) => text.length > 2 * MARK.length && text.startsWith(MARK) && text.endsWith(MARK);

/** Marks one line, because bold cannot span a line break or the marker of a list item. */
const markLine = (line: string) => {
  const item = ITEM.exec(line)?.[0] ?? '';
  const rest = line.slice(item.length);
  return rest.trim() === '' || isMarked(rest) ? line : `${item}${MARK}${rest.trim()}${MARK}`;
};

/** Toggles bold on the selected words. */
export function toggleBold(selected: Selected): Edit {
  let [from, to] = words(selected);
  const { text } = selected;
  if (text.slice(from - MARK.length, from) === MARK && text.slice(to, to + MARK.length) === MARK) {
    from -= MARK.length;
    to += MARK.length;
  }
  const chosen = text.slice(from, to);
  if (isMarked(chosen)) {
    const plain = chosen.slice(MARK.length, -MARK.length);
    return { from, to, text: plain, start: from, end: from + plain.length };
  }
  if (chosen === '') return { from, to, text: MARK + MARK, start: from + MARK.length, end: from + MARK.length };
  const marked = chosen.split('\n').map(markLine).join('\n');
  const inner = chosen.includes('\n') ? 0 : MARK.length;
  return { from, to, text: marked, start: from + inner, end: from + marked.length - inner };
}

/** Turns the selected lines into a list, or a list into plain lines. After a single line the caret is placed for typing on. */
export function toggleList({ text, start, end }: Selected, kind: ListKind): Edit {
  const [from, to] = [lineStart(text, start), lineEnd(text, end)];
  const lines = text.slice(from, to).split('\n');
  const { item, mark } = MARKS[kind];
  const filled = lines.filter((line) => line.trim() !== '');
  const isList = filled.length > 0 && filled.every((line) => item.test(line));
  let count = 0;
  const change = (line: string) => {
    if (line.trim() === '' && lines.length > 1) return line;
    const plain = line.replace(ITEM, '');
    return isList ? plain : mark(count++) + plain;
  };
  const changed = lines.map(change).join('\n');
  const caret = from + changed.length;
  return { from, to, text: changed, start: lines.length === 1 ? caret : from, end: caret };
}

/** Handles Enter in a list: starts the next item, or ends the list after an empty item. */
export function nextItem({ text, start, end }: Selected): Edit | undefined {
  const from = lineStart(text, start);
  const before = text.slice(from, start);
  const item = ITEM.exec(before)?.[0];
  if (!item || start !== end) return undefined;
  if (before === item) return { from, to: end, text: '', start: from, end: from };
  const mark = item === '- ' ? item : `${Number.parseInt(item, 10) + 1}. `;
  const caret = start + 1 + mark.length;
  return { from: start, to: end, text: `\n${mark}`, start: caret, end: caret };
}

/** Handles a space after a typed list marker: it replaces the marker that Enter inserted. */
export function typedMark({ text, start, end }: Selected): Edit | undefined {
  const from = lineStart(text, start);
  const typed = /^(?:- |\d{1,3}\. )(-|\d{1,3}\.)$/.exec(text.slice(from, start))?.[1];
  if (!typed || start !== end) return undefined;
  const caret = from + typed.length + 1;
  return { from, to: end, text: `${typed} `, start: caret, end: caret };
}
