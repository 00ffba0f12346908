import type { PictureSource } from '#shared/content/picture-source';
import type { MATERIAL_TEXTS } from '../content/materials.ts';
import pictures from './materials?pictures';

type Texts = typeof MATERIAL_TEXTS;

export const MATERIAL_SOURCES = pictures as Record<Texts[keyof Texts]['picture']['file'], PictureSource>;
