import { ApiProperty } from '@nestjs/swagger';
import type { ShownPicture } from '#shared/content/pictures/picture';
import { FocalPointDto } from './picture.dto.ts';
import { PictureSourceDto } from './picture-source.dto.ts';

/** The properties that a page needs to show a picture. */
export class ShownPictureDto extends PictureSourceDto implements ShownPicture {
  /** Alternative text. */
  @ApiProperty({ example: 'A self-loading truck in the yard.' })
  alt: string;

  /** The point that stays visible when the picture is cropped. */
  @ApiProperty({ type: () => FocalPointDto })
  focus?: FocalPointDto;
}
