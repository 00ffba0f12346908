import type { Edit, Selected } from './text-edits.ts';

export const selectedIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** The only way to change a text that the browser's own Undo takes back; false where a browser has none. */
function insert(text: string): boolean {
  const { execCommand } = document as { execCommand?: (command: string, ui: boolean, value?: string) => boolean };
  return execCommand?.call(document, text === '' ? 'delete' : 'insertText', false, text) ?? false;
}

/** Changes the text as if it had been typed. */
export function applyEdit(area: HTMLTextAreaElement, { from, to, text, start, end }: Edit): void {
  area.focus();
  area.setSelectionRange(from, to);
  if (!insert(text)) {
    area.setRangeText(text, from, to, 'end');
    area.dispatchEvent(new Event('input', { bubbles: true }));
  }
  area.setSelectionRange(start, end);
}
