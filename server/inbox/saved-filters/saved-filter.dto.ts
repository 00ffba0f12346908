import { ApiProperty } from '@nestjs/swagger';
import type { SavedFilter, SavedFilterInput } from '#shared/contract';
import { SAVED_FILTER_RULES } from '#shared/inbox/inbox-rules';
import { EXAMPLE_ID } from '../../http/api-docs.decorators.ts';
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
  @ApiProperty({ format: 'uuid', example: EXAMPLE_ID })
  _id: string;

  @ApiProperty({ example: 'Open quotes' })
  name: string;

  /** The normalized query. */
  @ApiProperty({ example: QUERY })
  query: string;
}
