import { setFlagsFromString } from 'node:v8';

// Each flag gains more than 10% on a memory goal, on Node 20.20 and 24.21: docs/decisions/packages.md.

/**
 * While modules load, V8 doubles its young generation several times, and an idle process keeps that size. Without this
 * growth an idle process of the bundle holds 133 MB instead of 164, on Node 24 149 instead of 175 (`npm run bench --
 * --only memory`, with and without this line). Remove it once a release of Node gains less than 10% from it.
 */
export const limitYoungSpace = () => setFlagsFromString('--semi-space-growth-factor=1');

/**
 * By default V8 lets the heap grow to four times the live objects before it collects old ones. Many requests that wait
 * for the database produce such garbage. With this limit, 1,000 visitors on each page in turn, with a paused database,
 * take 181 MB instead of 277, on Node 24 224 instead of 274 (`npm run faults -- crowds`, with and without this line).
 * Remove it once a release of Node gains less than 10% from it.
 */
export const limitHeapGrowth = () => setFlagsFromString('--heap-growing-percent=60');
