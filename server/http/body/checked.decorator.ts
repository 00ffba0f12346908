import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';

type ProblemOf = (value: unknown) => string | undefined;

/** `problemOf` says what is wrong with a value, or nothing. */
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

/** A key of a body that is no text of a form. */
export const Checked = (problemOf: ProblemOf, schema: ApiPropertyOptions): PropertyDecorator =>
  applyDecorators(hasNoProblem(problemOf), ApiProperty(schema));
