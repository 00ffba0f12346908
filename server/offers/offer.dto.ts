import type { QuoteRequest } from '#shared/contract';
import { QUOTE_FORM } from '#shared/forms/quote';
import { FormDto } from '../submissions/form/form-dto.ts';

export class QuoteRequestDto extends FormDto(QUOTE_FORM) implements QuoteRequest {}
