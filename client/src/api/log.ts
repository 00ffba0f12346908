/** For the developer who looks: what the visitor is not told in full. */
export function logFailure(what: string, cause: unknown): void {
  // eslint-disable-next-line no-console -- the one place of the client that logs
  console.warn(what, cause);
}
