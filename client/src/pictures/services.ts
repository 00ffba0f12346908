import type { PictureSource } from '#shared/content/picture-source';
import type { SERVICE_TEXTS } from '../content/services.ts';
import pictures from './services?pictures';

type Texts = typeof SERVICE_TEXTS;

export const SERVICE_SOURCES = pictures as Record<Texts[keyof Texts]['picture']['file'], PictureSource>;
