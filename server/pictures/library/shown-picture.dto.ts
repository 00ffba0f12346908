import { ApiProperty } from '@nestjs/swagger';
import type { ShownPicture } from '#shared/content/pictures/picture';
import { type Tone, TONE_NAMES } from '#shared/content/pictures/tones';
import { FocalPointDto } from './picture.dto.ts';

/** What a page needs to show a picture. */
export class ShownPictureDto implements ShownPicture {
  /** Its files are `<base>-<width>.<format>`, one for each of `widths` in `avif`, `webp` and `jpeg`. */
  @ApiProperty({ example: '/pictures/p-3f9c1b7a20de-5d1e8c40' })
  base: string;

  @ApiProperty({ type: [Number], example: [432, 736, 1040, 1600] })
  widths: readonly number[];

  /** Of the original (px). */
  @ApiProperty({ type: 'integer', minimum: 1, example: 4032 })
  width: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3024 })
  height: number;

  /** The class whose background colour stands in its place until it has loaded. */
  @ApiProperty({ type: String, enum: TONE_NAMES, example: 'tone-steel' })
  tone: Tone;

  /** For visitors who cannot see it. */
  @ApiProperty({ example: 'A self-loading truck in the yard.' })
  alt: string;

  /** The point that stays visible when the picture is cropped. */
  @ApiProperty({ type: () => FocalPointDto })
  focus?: FocalPointDto;
}
