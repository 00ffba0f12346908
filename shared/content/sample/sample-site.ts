import { pageOf } from '../site/make-page.ts';
import { siteOf } from '../site/make-site.ts';
import { addressesOf } from '../addresses/site.ts';
import { SAMPLE } from './sample.ts';

/** The sample firm's site data, as pages receive it, without pictures. */
export const SAMPLE_SITE = siteOf({
  content: SAMPLE,
  pictures: new Map(),
  shares: new Map(),
  version: '',
  isSample: false,
  hasSampleSign: true,
});

/** Every page except the error page and those of jobs, with its head texts. */
export const SAMPLE_PAGES = addressesOf(SAMPLE_SITE).map((address) => pageOf(address, SAMPLE));
