import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** A value that only the browser knows; while the page is prerendered and hydrated, the one in the HTML. */
export const useBrowserValue = <Value>(inBrowser: () => Value, inHtml: () => Value): Value =>
  useSyncExternalStore(subscribe, inBrowser, inHtml);
