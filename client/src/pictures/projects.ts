import type { PictureSource } from '#shared/content/picture-source';
import type { PROJECT_PICTURES, ProjectPicture } from '../content/projects/pictures.ts';
import pictures from './projects?pictures';

export const PROJECT_SOURCES = pictures as Record<(typeof PROJECT_PICTURES)[ProjectPicture]['file'], PictureSource>;
