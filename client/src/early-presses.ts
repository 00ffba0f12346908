declare global {
  interface Window {
    /** What was pressed before scripts could answer: buttons, and forms with the button that submitted them. */
    earlyPresses?: Map<HTMLElement, HTMLElement | null>;
  }
}

/** Presses again what was pressed before the page could answer; loader.ts keeps nothing from now on. */
export function pressAgain(): void {
  const presses = window.earlyPresses ?? [];
  delete window.earlyPresses;
  for (const [pressed, submitter] of presses) {
    if (pressed instanceof HTMLFormElement) pressed.requestSubmit(submitter);
    else pressed.click();
  }
}
