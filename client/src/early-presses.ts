declare global {
  interface Window {
    /** Elements pressed or changed before hydration: buttons, selects, and forms with their submitter. */
    earlyPresses?: Map<HTMLElement, HTMLElement | null>;
  }
}

/** Repeats the pointer event for a pointer that came to rest before hydration. */
function pointAgain(): void {
  const pointed = [...document.querySelectorAll(':hover')].at(-1);
  pointed?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true, pointerType: 'mouse' }));
}

/** The element itself, or the one in its place if the page was rendered again, as at the address of a job that is gone. */
const inPage = (pressed: HTMLElement): HTMLElement | undefined =>
  pressed.isConnected
    ? pressed
    : [...document.querySelectorAll<HTMLElement>(pressed.localName)].find(
        ({ textContent }) => textContent === pressed.textContent,
      );

/** Replays the recorded presses and changes, and ends the recording. */
export function pressAgain(): void {
  if (!window.earlyPresses) return;
  const presses = window.earlyPresses;
  delete window.earlyPresses;
  document.getElementById('not-loaded')?.setAttribute('hidden', '');
  for (const [pressed, submitter] of presses) {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit(submitter);
    else if (pressed instanceof HTMLSelectElement) pressed.dispatchEvent(new Event('change', { bubbles: true }));
    else inPage(pressed)?.click();
  }
  pointAgain();
}
