import type { PictureSource } from '#shared/content/picture-source';
import type { HeroPicture } from '../content/hero.ts';
import pictures from './hero?pictures';

/** The carousel's pictures by file name. */
export const HERO_SOURCES = pictures as Record<HeroPicture, PictureSource>;
