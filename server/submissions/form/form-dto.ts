import type { Type } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { neededRule } from '#shared/forms/contact';
import type { FormField, FormInput, FormRecord } from '#shared/forms/form';
import type { FormTexts } from '#shared/forms/forms';
import { Field } from '../../http/body/decorators/field.decorator.ts';
import { contactNeedOf } from './contact-needs.ts';
import { OWN_FIELDS } from './form-columns.ts';
import { HoneypotDto } from './honeypot.dto.ts';

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
