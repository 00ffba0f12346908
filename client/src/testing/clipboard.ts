import { waitFor } from '@testing-library/react';

/** Waits until this text has been copied, and for what the page says of it. */
export const expectCopied = (text: string) =>
  waitFor(async () => expect(await navigator.clipboard.readText()).toBe(text));
