import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** A value known only in the browser; during prerendering and hydration, the value in the HTML. */
export const useBrowserValue = <Value>(inBrowser: () => Value, inHtml: () => Value): Value =>
  useSyncExternalStore(subscribe, inBrowser, inHtml);
