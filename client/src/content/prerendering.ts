/** Replaced by Vite: true while prerendering, so that the browser's bundle does not contain what stands in <noscript>. */
declare const __PRERENDERING__: boolean | undefined;

export const PRERENDERING = typeof __PRERENDERING__ === 'boolean' && __PRERENDERING__;
