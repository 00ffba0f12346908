/** Replaced by Vite: true while prerendering, so that the browser bundle does not contain the content of <noscript>. */
declare const __PRERENDERING__: boolean | undefined;

export const PRERENDERING = typeof __PRERENDERING__ === 'boolean' && __PRERENDERING__;
