import { applyDecorators } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateBy, type ValidationArguments } from 'class-validator';

/** A key of a body that is no text of a form: `problemOf` says what is wrong with its value, or nothing. */
export function Checked(
  problemOf: (value: unknown) => string | undefined,
  schema: ApiPropertyOptions,
): PropertyDecorator {
  const problem = (args?: ValidationArguments) => problemOf(args?.value);
  return applyDecorators(
    ValidateBy({
      name: 'checked',
      validator: {
        validate: (_value, args) => problem(args) === undefined,
        defaultMessage: (args) => problem(args) ?? '',
      },
    }),
    ApiProperty(schema),
  );
}
