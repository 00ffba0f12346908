/** A bulleted line. Pasted texts may use `*` or `•` as bullets. */
const BULLET = /^\s*[-*•][ \t]+(\S.*)$/;
const NUMBERED = /^\s*(\d{1,3})[.)][ \t]+(\S.*)$/;
/** A list item without text. */
const EMPTY_ITEM = /^\s*(?:[-*•]|\d{1,3}[.)])\s*$/;
const BOLD = /\*\*([^\s*](?:[^*\n]*[^\s*])?)\*\*/g;

type ListTag = 'ul' | 'ol';

interface List {
  tag: ListTag;
  items: string[];
}

/** Parses a line as a list item. A numbered list starts only at 1. */
function itemOf(line: string, list: List | undefined): { tag: ListTag; text: string } | undefined {
  const bullet = BULLET.exec(line);
  if (bullet) return { tag: 'ul', text: bullet[1] };
  const numbered = NUMBERED.exec(line);
  if (numbered && (list?.tag === 'ol' || numbered[1] === '1')) return { tag: 'ol', text: numbered[2] };
  return undefined;
}

/** The number of blank lines and empty items at `start`, if the list continues after them or the text ends there; else 0. */
function gapAt(lines: string[], start: number, list: List): number {
  const isGap = (line: string) => line.trim() === '' || EMPTY_ITEM.test(line);
  const length = lines.slice(start).findIndex((line) => !isGap(line));
  if (length < 0) return lines.length - start;
  const next = itemOf(lines[start + length], list);
  return next?.tag === list.tag && length > 0 ? length : 0;
}

const htmlOf = ({ tag, items }: List) => `<${tag}>${items.map((item) => `<li>${item.trim()}</li>`).join('')}</${tag}>`;

/**
 * Converts the editor's notation to HTML: lines that begin with `- ` or `1. ` become lists, `**words**` become bold. Everything else is
 * kept, including HTML tags.
 */
export function htmlOfNotation(text: string): string {
  const lines = text.replace(BOLD, '<b>$1</b>').split('\n');
  const parts: string[] = [];
  let list: List | undefined;
  const endList = () => {
    if (list) parts.push(htmlOf(list));
    list = undefined;
  };
  for (let index = 0; index < lines.length; index++) {
    const item = itemOf(lines[index], list);
    if (item) {
      if (list?.tag !== item.tag) endList();
      list ??= { tag: item.tag, items: [] };
      list.items.push(item.text);
      index += gapAt(lines, index + 1, list);
    } else {
      endList();
      parts.push(lines[index]);
    }
  }
  endList();
  return parts.join('\n');
}

/** Removes the bold markers. */
export const withoutMarks = (text: string): string => text.replace(BOLD, '$1');
