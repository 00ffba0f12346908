import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor, type Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { Observable } from 'rxjs';
import type { FormOffer } from '#shared/content/documents/forms';
import type { SubmissionKind } from '#shared/contract';
import { type ContactNeed, neededRule } from '#shared/forms/contact';
import type { FormField, FormInput, FormRecord } from '#shared/forms/form';
import type { FormTexts } from '#shared/forms/forms';
import { PublishedContent } from '../../content/published/published-content.ts';
import { Field } from '../../http/body/decorators/field.decorator.ts';
import { OWN_FIELDS } from './form-columns.ts';
import { HoneypotDto } from './honeypot.dto.ts';

/** The contact details of the latest call. Concurrent calls share it, because a process serves one site; AsyncLocalStorage costs Node.js 20 a tenth of its CPU. */
let current: FormOffer['contact'];

/** The contact details that a form requires, during a call that `ReadContactNeeds` intercepts. */
const contactNeedOf = (kind: SubmissionKind): ContactNeed => current?.[kind] ?? 'both';

/** Passes the firm's requirements to the validation of a form: decorators of a body cannot be given the published content. */
@Injectable()
export class ReadContactNeeds implements NestInterceptor {
  constructor(private readonly content: PublishedContent) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    current = this.content.content.forms.contact;
    return next.handle();
  }
}

/**
 * Builds the class of a form's body. Each field gets the decorators that a handwritten DTO would have. Extend it like
 * the mapped types of @nestjs/swagger: `class QuoteRequestDto extends FormDto(QUOTE_FORM)`. `others` decorates
 * further properties, which come last, because errors are reported in this order.
 */
export function FormDto<Form extends FormRecord>(
  { kind, fields }: Form,
  others: Record<string, PropertyDecorator> = {},
): Type<FormInput<Form> & HoneypotDto> {
  class FieldsDto extends HoneypotDto {}
  for (const [name, field] of Object.entries<FormField>(fields)) {
    const ruleNow = () => neededRule(name, field, contactNeedOf(kind));
    Field(field, field.example, field.description, ruleNow)(FieldsDto.prototype, name);
  }
  for (const [name, decorate] of Object.entries(others)) decorate(FieldsDto.prototype, name);
  return FieldsDto as Type<FormInput<Form> & HoneypotDto>;
}

/** Adds the properties that only some forms have to a response class. The example of a text is null unless given. */
export function WithFormTexts<Base extends object>(
  base: Type<Base>,
  examples: Partial<Record<keyof FormTexts, string>>,
): Type<Base & FormTexts> {
  class TextsDto extends (base as Type) {}
  for (const { property, oneOf } of OWN_FIELDS) {
    const schema = { type: String, nullable: true, example: examples[property] ?? null };
    ApiProperty(oneOf ? { enum: [...oneOf, null], ...schema } : schema)(TextsDto.prototype, property);
  }
  return TextsDto as Type<Base & FormTexts>;
}
