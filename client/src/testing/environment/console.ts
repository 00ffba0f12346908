/**
 * React's warning when a response arrives while a test awaits something else, which depends on the machine's load. The test's own
 * assertions cover the resulting page.
 */
const OF_THE_TIMING = /^An update to \S+ inside a test was not wrapped in act/;

let expected: RegExp[] = [];
let unexpected: string[] = [];
let logged: string[] = [];

/** Allows the current test to log matching messages. */
export function expectLog(pattern: RegExp): void {
  expected.push(pattern);
}

/** Everything the current test has logged, expected or not. */
export const logOf = (): string[] => logged;

export function watchConsole(): void {
  expected = [];
  unexpected = [];
  logged = [];
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    logged.push(text);
    if (![OF_THE_TIMING, ...expected].some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
}

export function checkConsole(): void {
  expect(unexpected).toEqual([]);
}
