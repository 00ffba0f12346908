import { setFlagsFromString } from 'node:v8';

const grow = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/**
 * While modules are loaded, V8 grows its space for young objects to 48 MB, and an idle process keeps it. With a small
 * space during the start, an idle process uses a sixth less memory.
 */
export const keepYoungSpaceSmall = () => grow(1);

/**
 * By default V8 lets the heap grow to four times the live objects before it collects old ones. Many requests that
 * wait for the database produce such garbage. With this limit, 1,000 visitors for each page in turn, with a paused
 * database, take 222 MB instead of 327 (`npm run torture -- crowds`).
 */
export const keepGarbageSmall = () => setFlagsFromString('--heap-growing-percent=60');

/** Under load a large space is faster. */
export const letYoungSpaceGrow = () => grow(2);
