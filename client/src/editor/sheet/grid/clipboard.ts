import type { ClipboardEvent } from 'react';
import { rowsText } from './grid-commands.ts';
import { type GridState, NO_ROOM } from './use-grid-state.ts';

/** What is copied, cut and pasted. */
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
    tell(`${rowsText(done.place)} pasted.`, done.dates);
  };
  return { onCopy, onCut, onPaste };
}
