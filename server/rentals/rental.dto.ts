import { ApiProperty } from '@nestjs/swagger';
import type { Rental, RentalInput } from '#shared/contract';
import { RENTAL_RULES } from '#shared/listings/row-rules';
import { EXAMPLE_ID } from '../http/api-docs.decorators.ts';
import { Field } from '../http/body/decorators/field.decorator.ts';
import { ShownPictureDto } from '../pictures/library/shown-picture.dto.ts';

export class RentalInputDto implements RentalInput {
  @Field(RENTAL_RULES.vehicleName, 'Self-loading truck')
  vehicleName: string;

  /** Shown as Capacity. A number is stored as text. */
  @Field(RENTAL_RULES.weightLimit, '10 tons')
  weightLimit: string;

  /** The id of a picture in the library; absent if the rental has none. */
  @Field(RENTAL_RULES.picture, 'p-3f9c1b7a20de')
  picture?: string;
}

export class RentalDto extends RentalInputDto implements Rental {
  @ApiProperty({ format: 'uuid', example: EXAMPLE_ID })
  _id: string;

  /** The picture as pages show it; absent if the rental has none. */
  shownPicture?: ShownPictureDto;
}
