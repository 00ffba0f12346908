import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { type FieldRule, fieldProblem, normaliseField } from '#shared/rules';

const problemOf = (args: ValidationArguments | undefined, rule: FieldRule) =>
  fieldProblem(args?.value, rule, args?.object as Record<string, unknown>);

interface Shown {
  example: string;
  description?: string;
}

function schemaOf(rule: FieldRule, { example, description }: Shown): ApiPropertyOptions {
  const required = Boolean(rule.required && !rule.requiredWhen);
  const text = { type: 'string', maxLength: rule.max, ...(required && { minLength: 1 }) } as const;
  if (rule.acceptsNumber) return { description, oneOf: [text, { type: 'number' }], required, example };
  return { description, ...(rule.oneOf && { enum: [...rule.oneOf] }), ...text, required, example };
}

/** A text field of a body: normalised, validated by the form's own rule, and described for Swagger. @param ruleNow the rule at the time of a call, if it may differ */
export function Field(rule: FieldRule, example: string, description?: string, ruleNow = () => rule): PropertyDecorator {
  return applyDecorators(
    Transform(({ value }) => normaliseField(value, rule)),
    ValidateBy({
      name: 'rule',
      validator: {
        validate: (_value, args) => problemOf(args, ruleNow()) === undefined,
        defaultMessage: (args) => problemOf(args, ruleNow()) ?? '',
      },
    }),
    ApiProperty(schemaOf(rule, { example, description })),
  );
}
