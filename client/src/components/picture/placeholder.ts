import type { PictureSource } from '#shared/content/pictures/picture';
import './tones.module.css';

/** The class with the colour shown until the picture has loaded. */
export const placeholder = ({ tone }: PictureSource): string => tone;
