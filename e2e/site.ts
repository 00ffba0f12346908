import { SAMPLE } from '#shared/content/sample/sample';
import { SAMPLE_PAGES, SAMPLE_SITE } from '#shared/content/sample/sample-site';
import { menuOf } from '#shared/content/site/site';

/** A new site shows the sample firm. */
export const FIRM = SAMPLE.firm;

export const { banner: BANNER } = SAMPLE.home;

/** Every page but the error page and those of jobs. */
export const PAGES = SAMPLE_PAGES;

export const MENU = menuOf(SAMPLE_SITE);
