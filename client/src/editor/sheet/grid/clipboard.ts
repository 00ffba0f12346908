import type { ClipboardEvent } from 'react';
import { rowsText } from './grid-commands.ts';
import { type GridState, NO_ROOM } from './use-grid-state.ts';

function pastedText({ place, leftOut }: NonNullable<ReturnType<GridState['actions']['paste']>>): string {
  const byHeadings = leftOut ? ' by their headings' : '';
  const names = (leftOut ?? []).map((heading) => `“${heading.trim()}”`).join(', ');
  const without = names && ` These columns were left out: ${names}.`;
  return `${rowsText(place)} pasted${byHeadings}.${without}`;
}

export function clipboardHandlers({ actions, count, range, setCursor, tell }: GridState) {
  const onCopy = (event: ClipboardEvent) => {
    event.preventDefault();
    event.clipboardData.setData('text/plain', actions.copy({ ...range, bottom: Math.min(range.bottom, count - 1) }));
    tell(`${rowsText(range)} copied.`);
  };
  const onCut = (event: ClipboardEvent) => {
    onCopy(event);
    actions.clear(range);
  };
  const onPaste = (event: ClipboardEvent) => {
    event.preventDefault();
    const text = event.clipboardData.getData('text/plain');
    if (text === '') return;
    const done = actions.paste(text, range);
    if (!done) return tell(NO_ROOM);
    const { top, bottom, left, right } = done.place;
    setCursor({ row: top, column: left, anchorRow: bottom, anchorColumn: right });
    tell(pastedText(done), done.dates);
  };
  return { onCopy, onCut, onPaste };
}
