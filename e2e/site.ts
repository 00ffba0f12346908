import { pageOf } from '#shared/content/make-page';
import { siteOf } from '#shared/content/make-site';
import { SAMPLE } from '#shared/content/sample/sample';
import { addressesOf, menuOf } from '#shared/content/site';

/** A new site shows the sample firm. */
export const FIRM = SAMPLE.firm;

export const { banner: BANNER } = SAMPLE.home;

const SITE = siteOf({
  content: SAMPLE,
  pictures: new Map(),
  shares: new Map(),
  version: '',
  isSample: false,
  hasSampleSign: true,
});

/** Every page but the error page and those of jobs. */
export const PAGES = addressesOf(SITE).map((address) => pageOf(address, SAMPLE));

export const MENU = menuOf(SITE);
