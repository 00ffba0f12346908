import { ApiProperty } from '@nestjs/swagger';
import type { PictureSource } from '#shared/content/pictures/picture';
import { type Tone, TONE_NAMES } from '#shared/content/pictures/tones';

/** Where the files of a picture are, and what stands in its place until they have come. */
export class PictureSourceDto implements PictureSource {
  /** Its files are `<base>-<width>.<format>`, one for each of `widths` in `avif`, `webp` and `jpeg`. */
  @ApiProperty({ example: '/pictures/p-3f9c1b7a20de-5d1e8c40' })
  base: string;

  @ApiProperty({ type: [Number], example: [432, 736, 1040, 1600] })
  widths: readonly number[];

  /** Of the original (px), turned as its camera meant it. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 4032 })
  width: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3024 })
  height: number;

  /** The class whose background colour stands in its place until it has loaded. */
  @ApiProperty({ type: String, enum: TONE_NAMES, example: 'tone-steel' })
  tone: Tone;
}
