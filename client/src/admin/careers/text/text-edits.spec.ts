import { type Edit, nextItem, type Selected, toggleBold, toggleList, typedMark } from './text-edits.ts';

/** A text in which `[` and `]` stand for the ends of the selection, `|` for the caret. */
function read(marked: string): Selected {
  const start = marked.search(/[[|]/);
  const end = marked.includes('|') ? start : marked.indexOf(']') - 1;
  return { text: marked.replace(/[[\]|]/g, ''), start, end };
}

function write({ text }: Selected, edit: Edit | undefined): string | undefined {
  if (!edit) return undefined;
  const changed = text.slice(0, edit.from) + edit.text + text.slice(edit.to);
  const [before, chosen, after] = [
    changed.slice(0, edit.start),
    changed.slice(edit.start, edit.end),
    changed.slice(edit.end),
  ];
  return edit.start === edit.end ? `${before}|${after}` : `${before}[${chosen}]${after}`;
}

const after = (marked: string, change: (selected: Selected) => Edit | undefined) =>
  write(read(marked), change(read(marked)));

describe('Bold', () => {
  it.each([
    ['marks what is selected', 'a [new] one', 'a **[new]** one'],
    ['leaves the spaces around it', 'a[ new ]one', 'a **[new]** one'],
    ['marks the word at the caret', 'a ne|w one', 'a **[new]** one'],
    ['takes the marks away again', 'a **[new]** one', 'a [new] one'],
    ['takes marks away that are selected too', 'a [**new**] one', 'a [new] one'],
    ['begins bold words where there is none', 'a | one', 'a **|** one'],
    ['marks each line, without the mark of its item', '[- One\n\nTwo]', '[- **One**\n\n**Two**]'],
  ])('%s', (_what, before, result) => {
    expect(after(before, toggleBold)).toBe(result);
  });
});

describe('a list', () => {
  it.each([
    ['takes the whole lines of the selection', 'One\nT[wo\nThr]ee', 'One\n[- Two\n- Three]', 'bullets'],
    ['counts its items', '[One\n\nTwo]', '[1. One\n\n2. Two]', 'numbers'],
    ['becomes one of the other kind', '[- One\n- Two]', '[1. One\n2. Two]', 'numbers'],
    ['becomes lines again', '[1. One\n2. Two]', '[One\nTwo]', 'numbers'],
    ['begins on an empty line', 'One\n|', 'One\n- |', 'bullets'],
    ['leaves the caret behind a single line', 'One\n[Two]', 'One\n- Two|', 'bullets'],
    ['begins on the line of the caret', 'One\nT|wo', 'One\n1. Two|', 'numbers'],
  ] as const)('%s', (_what, before, result, kind) => {
    expect(after(before, (selected) => toggleList(selected, kind))).toBe(result);
  });

  it.each([
    ['goes on', '- One|', '- One\n- |'],
    ['goes on with the next number', '1. One\n2. Two|', '1. One\n2. Two\n3. |'],
    ['ends after an empty item', '- One\n- |', '- One\n|'],
    ['is none in a line without a mark', 'One|', undefined],
  ])('%s with Enter', (_what, before, result) => {
    expect(after(before, nextItem)).toBe(result);
  });

  it.each([
    ['the mark that Enter gave', '- One\n- -|', '- One\n- |'],
    ['a mark of the other kind', '- One\n- 1.|', '- One\n1. |'],
    ['no other words', '- One -|', undefined],
  ])('replaces %s by one that is typed', (_what, before, result) => {
    expect(after(before, typedMark)).toBe(result);
  });
});
