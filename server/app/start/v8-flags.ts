import { setFlagsFromString } from 'node:v8';

// What each flag gains was measured as docs/decisions/024-library-internals.md says, on Node 20.20 and 24.21.

/**
 * While modules are loaded, V8 doubles its space for young objects several times, and an idle process keeps it. Without
 * this growth an idle process holds 124 MB instead of 158 (Node 24: 143 instead of 181). Can go when the server is one
 * bundle, if the gain is below a tenth then.
 */
export const limitYoungSpace = () => setFlagsFromString('--semi-space-growth-factor=1');

/**
 * By default V8 lets the heap grow to four times the live objects before it collects old ones. Many requests that
 * wait for the database produce such garbage.
 */
export const limitHeapGrowth = () => setFlagsFromString('--heap-growing-percent=60');
