import { pageOf } from '#shared/content/site/make-page';
import { siteOf } from '#shared/content/site/make-site';
import { SAMPLE } from '#shared/content/sample/sample';
import { addressesOf } from '#shared/content/addresses/site';
import { sourceOf } from './source.ts';

/** The sample firm's site data, as pages receive it. */
export const SAMPLE_SITE = siteOf(sourceOf());

/** Every page of the sample firm with its head texts. */
export const SAMPLE_PAGES = addressesOf(SAMPLE_SITE).map((address) => pageOf(address, SAMPLE));
