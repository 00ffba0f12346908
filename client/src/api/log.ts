/** Logs a failure and its cause to the browser's console. */
export function logFailure(what: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- the one place of the client that logs
  console.warn(what, cause);
}
