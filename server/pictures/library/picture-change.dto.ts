import { Transform } from 'class-transformer';
import type { FocalPoint, PictureChange } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { LIMITS } from '#shared/limits';
import { fieldProblem, type FormRules, normaliseField } from '#shared/rules';
import { OptionalKey, PageLimit } from '../../http/body/decorators/key.decorators.ts';
import { displayName } from '../../http/display-name.ts';
import { FocalPointDto } from './picture.dto.ts';

const isShare = (value: unknown) => typeof value === 'number' && value >= 0 && value <= 1;

function isFocalPoint(value: unknown): value is FocalPoint {
  if (typeof value !== 'object' || value === null || Object.keys(value).length !== 2) return false;
  const { x, y } = value as Partial<FocalPoint>;
  return isShare(x) && isShare(y);
}

/** Rules for the texts of a picture in the library. */
const PICTURE_RULES: FormRules<Pick<PictureChange, 'name' | 'alt'>> = {
  name: { label: 'The name', max: LIMITS.fileName, required: 'The picture needs a name.' },
  alt: { label: 'The alternative text', max: LIMITS.alternativeText },
};

function nameProblem(value: unknown): string | undefined {
  const problem = fieldProblem(value ?? '', PICTURE_RULES.name);
  return problem ?? (displayName(value as string) === '' ? PICTURE_RULES.name.required : undefined);
}

export class PictureChangeDto implements PictureChange {
  @Transform(({ value }) => normaliseField(value, PICTURE_RULES.name))
  @OptionalKey(nameProblem, {
    type: String,
    minLength: 1,
    maxLength: PICTURE_RULES.name.max,
    example: 'Warehouse Gerona.jpg',
  })
  name?: string;

  /** If empty, each place that shows the picture needs its own description. */
  @Transform(({ value }) => normaliseField(value, PICTURE_RULES.alt))
  @OptionalKey((value) => fieldProblem(value ?? [], PICTURE_RULES.alt), {
    type: String,
    maxLength: PICTURE_RULES.alt.max,
    example: 'A crane lifts a steel truss over a warehouse.',
  })
  alt?: string;

  @OptionalKey((value) => (isFocalPoint(value) ? undefined : ERRORS.pictures.focus), { type: FocalPointDto })
  focus?: FocalPointDto;
}

export class PicturePageRequestDto {
  /** The `next` of the previous page; absent for the first page. */
  @OptionalKey((value) => (/^\d{1,18}$/.test(String(value)) ? undefined : ERRORS.parameters.cursor), {
    type: String,
    pattern: '^\\d{1,18}$',
    example: '117',
  })
  cursor?: string;

  /** Maximum number of pictures on the page. */
  @PageLimit(LIMITS.picturePage, ERRORS.parameters.pictureLimit)
  limit?: number;
}
