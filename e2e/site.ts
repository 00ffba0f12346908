import { SAMPLE } from '#shared/content/sample/sample';
import { SAMPLE_PAGES, SAMPLE_SITE } from '#shared/content/sample/sample-site';
import { menuOf } from '#shared/content/addresses/site';

/** A new site shows the sample firm. */
export const FIRM = SAMPLE.firm;

export const { banner: BANNER } = SAMPLE.home;

/** Every page except the error page and those of jobs. */
export const PAGES = SAMPLE_PAGES;

/** The first page of each screen; the others share its layout. */
export const EXAMPLES = PAGES.filter((page) => page === PAGES.find(({ screen }) => screen === page.screen));

export const MENU = menuOf(SAMPLE_SITE);
