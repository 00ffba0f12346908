import { waitFor } from '@testing-library/react';

export interface Saved {
  name: string;
  text: () => Promise<string>;
}

/** Collects the files that the page saves during a test; jsdom downloads nothing. */
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
    saved.push({ name: this.download, text: () => waitFor(() => content.text()) });
  });
  return saved;
}
