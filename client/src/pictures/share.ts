import { COMPANY } from '#shared/company';
import picture from './hero/hero-1-building-frame.jpg?share';

/** The picture that social networks show with a link. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The default. */
export const SHARE_PICTURE: SharePicture = {
  ...picture,
  alt: `The logo of ${COMPANY.name} over a building frame under construction, with a tower crane and rice fields behind.`,
};
