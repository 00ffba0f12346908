import type { PictureSource } from '#shared/content/pictures/picture';
import './tones.module.css';

/** The class with the colour that stands in a picture's place until it has loaded. */
export const placeholder = ({ tone }: PictureSource): string => tone;
