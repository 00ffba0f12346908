import { pageOf } from '../site/make-page.ts';
import { siteOf } from '../site/make-site.ts';
import { addressesOf } from '../site/site.ts';
import { SAMPLE } from './sample.ts';

/** The sample firm as pages know it, without pictures. */
export const SAMPLE_SITE = siteOf({
  content: SAMPLE,
  pictures: new Map(),
  shares: new Map(),
  version: '',
  isSample: false,
  hasSampleSign: true,
});

/** Every page but the error page and those of jobs, with the texts of its head. */
export const SAMPLE_PAGES = addressesOf(SAMPLE_SITE).map((address) => pageOf(address, SAMPLE));
