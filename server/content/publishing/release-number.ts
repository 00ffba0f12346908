import { ParseIntPipe } from '@nestjs/common';
import { ERRORS } from '#shared/error-messages';
import { OptionalKey, WholeNumber } from '../../http/body/decorators/key.decorators.ts';
import { Problem } from '../../http/errors/problem.ts';
import { LAST_RELEASE } from '../published/published-content.ts';

const isRelease = (value: unknown) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= LAST_RELEASE;

/** Parses the number of a release in an address. @throws Problem 400 */
class ReleaseNumberPipe extends ParseIntPipe {
  constructor() {
    super({ exceptionFactory: () => new Problem(400, ERRORS.badId) });
  }

  override async transform(...input: Parameters<ParseIntPipe['transform']>): Promise<number> {
    const release = Number(await super.transform(...input));
    if (!isRelease(release)) throw new Problem(400, ERRORS.badId);
    return release;
  }
}

export const releaseNumber = new ReleaseNumberPipe();

export class HistoryRequestDto {
  @WholeNumber()
  @OptionalKey((value) => (isRelease(value) ? undefined : ERRORS.parameters.before), {
    description: 'Only the releases before this one.',
    type: 'integer',
    minimum: 0,
    maximum: LAST_RELEASE,
    example: 12,
  })
  before?: number;
}
