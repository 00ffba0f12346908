import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { type FieldRule, fieldProblem, normaliseField } from '../../shared/rules.ts';

const problemOf = (args: ValidationArguments | undefined, rule: FieldRule) =>
  fieldProblem(args?.value, rule, args?.object as Record<string, unknown>);

function schemaOf(rule: FieldRule, example: string): ApiPropertyOptions {
  const required = Boolean(rule.required && !rule.requiredWhen);
  const text = { type: 'string', maxLength: rule.max, ...(required && { minLength: 1 }) } as const;
  if (rule.acceptsNumber) return { oneOf: [text, { type: 'number' }], required, example };
  return { ...text, required, example, ...(rule.oneOf && { enum: [...rule.oneOf] }) };
}

/** A text field of a body: normalised, checked by the same rule as the form, and described for Swagger. */
export function Field(rule: FieldRule, example: string): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => normaliseField(value, rule)),
    ValidateBy({
      name: 'rule',
      validator: {
        validate: (_value, args) => problemOf(args, rule) === undefined,
        defaultMessage: (args) => problemOf(args, rule) ?? '',
      },
    }),
    ApiProperty(schemaOf(rule, example)),
  );
}
