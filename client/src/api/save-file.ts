/** Milliseconds until the URL is revoked; browsers read the blob some time after the click. */
const RELEASE_AFTER = 60_000;

/** Offers a file as a browser download. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), RELEASE_AFTER);
}
