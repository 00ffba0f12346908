import { setFlagsFromString } from 'node:v8';

const grow = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/**
 * Loading modules makes V8 grow its space for young objects to all of its 48 MB, and an idle process keeps that. Kept
 * small until the start is over, an idle process holds a sixth less.
 */
export const keepYoungSpaceSmall = () => grow(1);

/**
 * V8 lets the heap grow to four times of what lives in it before it looks for garbage among old objects. A crowd of
 * requests that wait for the database makes just such garbage: with this, 1,000 visitors at each page in turn, the
 * database paused, take 222 MB instead of 327 (`npm run torture -- crowds`).
 */
export const keepGarbageSmall = () => setFlagsFromString('--heap-growing-percent=60');

/** Under load, a large one is worth its memory. */
export const letYoungSpaceGrow = () => grow(2);
