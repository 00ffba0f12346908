import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { isISO8601, ValidateBy, ValidateIf, type ValidationArguments } from 'class-validator';
import { ISO_DATE } from '#shared/listings/row-rules';

type ProblemOf = (value: unknown) => string | undefined;

/** `problemOf` returns the sentence for an invalid value. */
export function HasNoProblem(problemOf: ProblemOf): PropertyDecorator {
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
  applyDecorators(HasNoProblem(problemOf), ApiProperty(schema));

/** A key that may be absent but not null: a query parameter, or a field of a PATCH. */
export function OptionalKey(
  problemOf: (value: unknown) => string | undefined,
  schema: ApiPropertyOptions,
): PropertyDecorator {
  return applyDecorators(
    ValidateIf((_object, value) => value !== undefined),
    HasNoProblem(problemOf),
    ApiPropertyOptional(schema),
  );
}

/** Whether it is a timestamp with an offset, on a day that exists. */
export const isMoment = (value: unknown): value is string =>
  typeof value === 'string' &&
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?(?:Z|[+-]\d{2}:\d{2})$/.test(value) &&
  isISO8601(value, { strict: true }) &&
  !Number.isNaN(Date.parse(value));

/** An optional day such as `2026-11-01`. */
export const DayKey = (sentence: string, example: string) =>
  OptionalKey((value) => (typeof value === 'string' && ISO_DATE.test(value) ? undefined : sentence), {
    type: String,
    format: 'date',
    example,
  });

/** Reads digits as a number, as in a query parameter. Other texts, and those with more digits, stay as they are. */
export const WholeNumber = (mostDigits = Infinity): PropertyDecorator =>
  Transform(({ value }) => {
    const isRead = typeof value === 'string' && /^\d+$/.test(value) && value.length <= mostDigits;
    return (isRead ? Number(value) : value) as unknown;
  });

/** Maximum number of rows on a page of a list. */
export function PageLimit(
  { default: defaultLimit, max }: { default: number; max: number },
  sentence: string,
): PropertyDecorator {
  const isInPage = (limit: unknown) => Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= max;
  return applyDecorators(
    WholeNumber(4),
    OptionalKey((value) => (isInPage(value) ? undefined : sentence), {
      type: 'integer',
      minimum: 1,
      maximum: max,
      default: defaultLimit,
      example: defaultLimit,
    }),
  );
}
