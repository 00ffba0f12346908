import { setFlagsFromString } from 'node:v8';

const grow = (factor: number) => setFlagsFromString(`--semi-space-growth-factor=${factor}`);

/**
 * Loading modules makes V8 grow its space for young objects to all of its 48 MB, and an idle process keeps that. Kept
 * small until the start is over, an idle process holds a sixth less.
 */
export const keepYoungSpaceSmall = () => grow(1);

/** Under load, a large one is worth its memory. */
export const letYoungSpaceGrow = () => grow(2);
