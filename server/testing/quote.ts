import { QUOTE_FORM } from '../../shared/forms/quote.ts';
import { sampleOf } from '../../shared/forms/sample.ts';

export const QUOTE = sampleOf(QUOTE_FORM);
