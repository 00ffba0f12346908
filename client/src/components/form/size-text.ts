const KILOBYTE = 1024;

/** Formats a size such as `120 KB` or `2.4 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
