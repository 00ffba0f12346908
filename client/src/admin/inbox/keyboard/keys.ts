/** The Inbox shortcuts in the order of the help dialog. */
export const KEYS = [
  ['j', 'Next row or submission'],
  ['k', 'Previous row or submission'],
  ['Enter', 'Open the row'],
  ['o', 'Open the row'],
  ['u', 'Back to the list'],
  ['e', 'Mark as done and open the next'],
  ['r', 'Reply'],
  ['n', 'Write a note'],
  ['m', 'Assign to me'],
  ['z', 'Snooze until tomorrow 8:00, and open the next'],
  ['!', 'Mark as spam, or as not spam, and open the next'],
  ['x', 'Select the row; with Shift, all rows from the last selected one'],
  ['#', 'Delete'],
  ['/', 'Search'],
  ['?', 'Show keyboard shortcuts'],
  ['Esc', 'Close the open panel'],
] as const;

/** Elements that take letters as input. */
const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

/** Whether a key press is a shortcut: not typed text, not under a dialog, not a shortcut of the browser. */
export function isOwnKey(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(event.target instanceof Element && event.target.closest(TYPING));
}

const LINKS = 'li[data-state] a[id^="submission-"]';

const shown = (elements: Iterable<HTMLElement>) => [...elements].filter((element) => !element.closest('[hidden]'));

/** The links of the listed rows, in order. */
export const rowLinks = (): HTMLElement[] => shown(document.querySelectorAll<HTMLElement>(LINKS));

/** The link of the focused row. */
export const focusedLink = (): HTMLElement | null | undefined =>
  document.activeElement?.closest('li[data-state]')?.querySelector<HTMLElement>(LINKS);

/** Focuses the first visible element that matches. */
export const focusFirst = (selector: string): void =>
  shown(document.querySelectorAll<HTMLElement>(selector))[0]?.focus();
