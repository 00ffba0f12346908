const CONTROLS = 'button, input, textarea, select';

const controlsIn = (entry: Element) => [...entry.querySelectorAll<HTMLButtonElement>(CONTROLS)];

/** Moves the focus along with an entry that takes the place of a neighbour. To be called before it is moved. */
export function followEntry(control: Element, by: number): void {
  const entry = control.closest('li');
  const list = entry?.parentElement;
  if (!entry || !list) return;
  const target = [...list.children].indexOf(entry) + by;
  const at = controlsIn(entry).indexOf(control as HTMLButtonElement);
  // React has rendered the entry at its new place by then
  queueMicrotask(() => {
    const there = controlsIn(list.children[target]);
    // at an end of the list one of its buttons is of no use: the next one is not
    const usable = there[at]?.disabled ? there[at + 1] : there[at];
    usable?.focus();
  });
}
