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
    if (!expected.some((pattern) => pattern.test(text))) unexpected.push(text);
  };
  jest.spyOn(console, 'error').mockImplementation(note);
  jest.spyOn(console, 'warn').mockImplementation(note);
}

/** Fails a test that has logged something unexpected. */
export function checkConsole(): void {
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
}
