import type { QuoteRequest } from '../../shared/contract.ts';
import { QUOTE_FORM } from '../../shared/forms/quote.ts';
import { FormDto } from '../submissions/form-dto.ts';

export class QuoteRequestDto extends FormDto(QUOTE_FORM) implements QuoteRequest {}
