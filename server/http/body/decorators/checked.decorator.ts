import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';

type ProblemOf = (value: unknown) => string | undefined;

/** `problemOf` returns the sentence for an invalid value. */
export function hasNoProblem(problemOf: ProblemOf): PropertyDecorator {
  const problem = (args?: ValidationArguments) => problemOf(args?.value);
  return ValidateBy({
    name: 'checked',
    validator: {
      validate: (_value, args) => problem(args) === undefined,
      defaultMessage: (args) => problem(args) ?? '',
    },
  });
}

/** A key of a body that is not a text field of a form. */
export const Checked = (problemOf: ProblemOf, schema: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(hasNoProblem(problemOf), ApiProperty(schema));
