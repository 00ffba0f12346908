const KILOBYTE = 1024;

/** `120 KB`, `2.4 MB`. */
export function sizeText(bytes: number): string {
  const kilobytes = bytes / KILOBYTE;
  return kilobytes < KILOBYTE ? `${Math.max(1, Math.round(kilobytes))} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`;
}
