import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';

/** A key that may be absent but not null, in a query or a PATCH. */
export function OptionalKey(
  problemOf: (value: unknown) => string | undefined,
  schema: ApiPropertyOptions,
): PropertyDecorator {
  const problem = (args?: ValidationArguments) => problemOf(args?.value);
  return applyDecorators(
    ValidateIf((_object, value) => value !== undefined),
    ValidateBy({
      name: 'optional',
      validator: {
        validate: (_value, args) => problem(args) === undefined,
        defaultMessage: (args) => problem(args) ?? '',
      },
    }),
    ApiPropertyOptional(schema),
  );
}
