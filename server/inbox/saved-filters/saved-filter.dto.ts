import { ApiProperty } from '@nestjs/swagger';
import type { SavedFilter, SavedFilterInput } from '#shared/contract';
import { SAVED_FILTER_RULES } from '#shared/inbox/inbox-rules';
import { Field } from '../../http/body/decorators/field.decorator.ts';

const QUERY = 'view=open&kind=quote';

export class SavedFilterInputDto implements SavedFilterInput {
  @Field(SAVED_FILTER_RULES.name, 'Open quotes')
  name: string;

  /** The parameters of `GET /admin/submissions`, except `cursor` and `limit`. */
  @Field(SAVED_FILTER_RULES.query, QUERY)
  query: string;
}

export class SavedFilterDto implements SavedFilter {
  @ApiProperty({ format: 'uuid', example: '3f0c6a52-8d0e-4f0a-9b7e-5a2d1c9e4b10' })
  _id: string;

  @ApiProperty({ example: 'Open quotes' })
  name: string;

  /** The normalized query. */
  @ApiProperty({ example: QUERY })
  query: string;
}
