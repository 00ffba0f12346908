import { QUOTE_FORM } from '#shared/forms/quote';
import { sampleOf } from '#shared/forms/sample';

export const QUOTE = sampleOf(QUOTE_FORM);
