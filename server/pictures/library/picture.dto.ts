import { ApiProperty } from '@nestjs/swagger';
import {
  type FocalPoint,
  type LibraryPicture,
  PICTURE_TYPES,
  type PicturePage,
  type PicturePlaces,
  type UnusedPictures,
  type PictureType,
} from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { PictureSourceDto } from './picture-source.dto.ts';

export class FocalPointDto implements FocalPoint {
  @ApiProperty({ type: Number, minimum: 0, maximum: 1, example: 0.5 })
  x: number;

  @ApiProperty({ type: Number, minimum: 0, maximum: 1, example: 0.25 })
  y: number;
}

export class LibraryPictureDto extends PictureSourceDto implements LibraryPicture {
  /** Derived from the content, so that the same file has the same id. */
  @ApiProperty({ example: 'p-3f9c1b7a20de' })
  _id: string;

  /** The name of the uploaded file, which can be changed. */
  @ApiProperty({ maxLength: LIMITS.fileName, example: 'Warehouse Gerona.jpg' })
  name: string;

  /** Alternative text, unless the place that shows the picture has its own. */
  @ApiProperty({ maxLength: LIMITS.alternativeText, example: 'A crane lifts a steel truss over a warehouse.' })
  alt: string;

  /** The point that stays visible when the picture is cropped, from 0 (left, top) to 1. */
  focus: FocalPointDto;

  /** The type of the original. */
  @ApiProperty({ enum: [...PICTURE_TYPES], example: 'jpeg' satisfies PictureType })
  type: PictureType;

  /** The size of the original. */
  @ApiProperty({ type: 'integer', minimum: 1, maximum: LIMITS.picture.bytes, example: 4_318_220 })
  bytes: number;

  @ApiProperty({ format: 'date-time', example: '2026-03-02T06:30:00.000Z' })
  createdAt: string;

  /** Email address of the uploader; null if unknown. */
  @ApiProperty({ type: String, nullable: true, example: 'admin@eclar.example' })
  createdBy: string | null;
}

export class UnusedPicturesDto implements UnusedPictures {
  @ApiProperty({ type: [String], example: ['p-3f9c1b7a20de'] })
  ids: string[];
}

export class PicturePlacesDto implements PicturePlaces {
  @ApiProperty({ type: [String], example: ['About the company › Picture beside the history'] })
  places: string[];
}

export class PicturePageDto implements PicturePage {
  /** Newest first. */
  items: LibraryPictureDto[];

  /** The `cursor` of the next page; null on the last page. */
  @ApiProperty({ type: String, nullable: true, example: '117' })
  next: string | null;
}
