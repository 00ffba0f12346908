const CONTROLS = 'button, input, textarea, select';

const controlsIn = (entry: Element) => [...entry.querySelectorAll<HTMLButtonElement>(CONTROLS)];

/** Keeps the focus on an entry that swaps places with a neighbour. Call it before the move. */
export function followEntry(control: Element, by: number): void {
  const entry = control.closest('li');
  const list = entry?.parentElement;
  if (!entry || !list) return;
  const target = [...list.children].indexOf(entry) + by;
  const at = controlsIn(entry).indexOf(control as HTMLButtonElement);
  // after React has rendered the move
  queueMicrotask(() => {
    const there = controlsIn(list.children[target]);
    // at either end of the list one move button is disabled; the button after it is not
    const usable = there[at]?.disabled ? there[at + 1] : there[at];
    usable?.focus();
  });
}
