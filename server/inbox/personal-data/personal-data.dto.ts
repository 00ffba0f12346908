import { ApiProperty } from '@nestjs/swagger';
import type { ErasureResult, PersonalDataRequest } from '#shared/contract';
import { PERSONAL_DATA_RULES } from '#shared/rules';
import { Field } from '../../http/body/decorators/field.decorator.ts';

export class PersonalDataRequestDto implements PersonalDataRequest {
  /** Not case-sensitive. */
  @Field(PERSONAL_DATA_RULES.email, 'visitor@example.com')
  email: string;
}

export class ErasureResultDto implements ErasureResult {
  /** The number of erased submissions. */
  @ApiProperty({ type: 'integer', minimum: 0, example: 3 })
  erased: number;
}
