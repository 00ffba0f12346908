declare global {
  interface Window {
    /** What was pressed or chosen before scripts could answer: buttons, selects, and forms with the button that submitted them. */
    earlyPresses?: Map<HTMLElement, HTMLElement | null>;
  }
}

/** Where the pointer came to rest before the page could answer to it. */
function pointAgain(): void {
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** Presses or chooses again what was before the page could answer; loader.ts keeps nothing from now on. */
export function pressAgain(): void {
  if (!window.earlyPresses) return;
  const presses = window.earlyPresses;
  delete window.earlyPresses;
  for (const [pressed, submitter] of presses) {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit(submitter);
    else if (pressed instanceof HTMLSelectElement) pressed.dispatchEvent(new Event('change', { bubbles: true }));
    else pressed.click();
  }
  pointAgain();
}
