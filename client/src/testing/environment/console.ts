let expected: RegExp[] = [];
let unexpected: string[] = [];

/** Allows the current test to log what matches. */
export function expectLog(pattern: RegExp): void {
  expected.push(pattern);
}

export function watchConsole(): void {
  expected = [];
  unexpected = [];
  const note = (...parts: unknown[]) => {
    const text = parts.map(String).join(' ');
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
