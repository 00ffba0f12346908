/**
 * React says so when an answer comes while a test waits for something of its own, which depends on the machine's load. What the
 * page shows then is for the test to look at.
 */
const OF_THE_TIMING = /^An update to \S+ inside a test was not wrapped in act/;

let expected: RegExp[] = [];
let unexpected: string[] = [];
let logged: string[] = [];

/** Allows the current test to log what matches. */
export function expectLog(pattern: RegExp): void {
  expected.push(pattern);
}

/** What the current test has logged, expected or not. */
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

/** Fails a test that has logged something unexpected. */
export function checkConsole(): void {
  expect(unexpected).toEqual([]);
}
