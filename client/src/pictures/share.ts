import { COMPANY } from '../../../shared/company.ts';
import picture from './hero/hero-1-building-frame.jpg?share';

/** What a social network shows beside a link. */
export interface SharePicture {
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** For every page that brings none of its own. */
export const SHARE_PICTURE: SharePicture = {
  ...picture,
  alt: `The logo of ${COMPANY.name} over a building frame under construction, with a tower crane and rice fields behind.`,
};
