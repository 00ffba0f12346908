import type { PictureChange } from '../../contract.ts';
import { LIMITS } from '../../limits.ts';
import type { FormRules } from '../../rules.ts';

/** Rules for the texts of a picture in the library. */
export const PICTURE_RULES: FormRules<Pick<PictureChange, 'name' | 'alt'>> = {
  name: { label: 'The name', max: LIMITS.fileName, required: 'The picture needs a name.' },
  alt: { label: 'The alternative text', max: LIMITS.alternativeText },
};
