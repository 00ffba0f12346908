import { waitFor } from '@testing-library/react';

/** Waits until the clipboard holds this text and React has rendered the page's response to it. */
export const expectCopied = (text: string) =>
  waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
