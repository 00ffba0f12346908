import { applyDecorators } from '@nestjs/common';
import { Transform } from 'class-transformer';
import { OptionalKey } from './optional-key.decorator.ts';

/** Maximum number of rows on a page of a list. */
export function PageLimit(
  { default: defaultLimit, max }: { default: number; max: number },
  sentence: string,
): PropertyDecorator {
  const isInPage = (limit: unknown) => Number.isInteger(limit) && (limit as number) >= 1 && (limit as number) <= max;
  return applyDecorators(
    Transform(({ value }) => (/^\d{1,4}$/.test(value as string) ? Number(value) : (value as unknown))),
    OptionalKey((value) => (isInPage(value) ? undefined : sentence), {
      type: 'integer',
      minimum: 1,
      maximum: max,
      default: defaultLimit,
      example: defaultLimit,
    }),
  );
}
