import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { ValidateIf } from 'class-validator';
import { ISO_DATE } from '#shared/listings/row-rules';
import { hasNoProblem } from './checked.decorator.ts';

/** A key that may be absent but not null: a query parameter, or a field of a PATCH. */
export function OptionalKey(
  problemOf: (value: unknown) => string | undefined,
  schema: ApiPropertyOptions,
): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_object, value) => value !== undefined),
    hasNoProblem(problemOf),
    ApiPropertyOptional(schema),
  );
}

/** An optional day such as `2026-11-01`. */
export const DayKey = (sentence: string, example: string) =>
  OptionalKey((value) => (typeof value === 'string' && ISO_DATE.test(value) ? undefined : sentence), {
    type: String,
    format: 'date',
    example,
  });
