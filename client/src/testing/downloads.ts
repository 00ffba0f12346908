export interface Saved {
  name: string;
  text: () => Promise<string>;
}

/** What the page has saved as files in the running test, in jsdom, which saves nothing. */
export function watchDownloads(): Saved[] {
  const saved: Saved[] = [];
  const contents = new Map<string, Blob>();
  URL.createObjectURL = (content: Blob) => {
    const url = `blob:test-${contents.size}`;
    contents.set(url, content);
    return url;
  };
  URL.revokeObjectURL = (url: string) => void contents.delete(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.href)!;
    saved.push({ name: this.download, text: () => content.text() });
  });
  return saved;
}
