import { ApiProperty } from '@nestjs/swagger';
import type { PictureSource } from '#shared/content/pictures/picture';
import { type Tone, TONE_NAMES } from '#shared/content/pictures/tones';

/** The files of a picture, and the background shown until they have loaded. */
export class PictureSourceDto implements PictureSource {
  /** Its files are `<base>-<width>.<format>`, one for each of `widths` in `avif`, `webp` and `jpeg`. */
  @ApiProperty({ example: '/pictures/p-3f9c1b7a20de-5d1e8c40' })
  base: string;

  @ApiProperty({ type: [Number], example: [432, 736, 1040, 1600] })
  widths: readonly number[];

  /** Width of the original in pixels, in its EXIF orientation. */
  @ApiProperty({ type: 'integer', minimum: 1, example: 4032 })
  width: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 3024 })
  height: number;

  /** The CSS class with the background colour shown until the picture has loaded. */
  @ApiProperty({ type: String, enum: TONE_NAMES, example: 'tone-steel' })
  tone: Tone;
}
