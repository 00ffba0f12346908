/**
 * React's warning when a response arrives while a test awaits something else, which depends on the machine's load. The test's own
 * assertions cover the resulting page.
 */
const OF_THE_TIMING = /^An update to \S+ inside a test was not wrapped in act/;

let expected: RegExp[] = [];
let allowed: RegExp[] = [];
let unexpected: string[] = [];
let logged: string[] = [];

/** The current test must log a matching message. */
export function expectLog(pattern: RegExp): void {
  expected.push(pattern);
}

/** The current test may log matching messages: whether it does depends on the machine's load. */
export function allowLog(pattern: RegExp): void {
  allowed.push(pattern);
}

/** Everything the current test has logged, expected or not. */
export const logOf = (): string[] => logged;

export function watchConsole(): void {
  expected = [];
  allowed = [];
  unexpected = [];
  logged = [];
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
    logged.push(text);
    if (![OF_THE_TIMING, ...expected, ...allowed].some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
}

export function checkConsole(): void {
  expect(unexpected).toEqual([]);
  expect(expected.filter((pattern) => !logged.some((text) => pattern.test(text)))).toEqual([]);
}
