let expected: RegExp[] = [];
let unexpected: string[] = [];

/** Lets the running test log something that matches. */
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

/** Fails the test that logged what it did not announce. */
export function checkConsole(): void {
  jest.restoreAllMocks();
  expect(unexpected).toEqual([]);
}
