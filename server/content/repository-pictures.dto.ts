import { ApiProperty } from '@nestjs/swagger';
import type { RepositoryPicture, RepositoryPictures, RepositoryShare } from '#shared/content/contract';
import { type Tone, TONE_NAMES } from '#shared/content/pictures/tones';

class RepositoryPictureDto implements RepositoryPicture {
  @ApiProperty({ example: 'hero-2-bridge' })
  id: string;

  /** Its files are `<base>-<width>.<format>`, one for each of `widths` in `avif`, `webp` and `jpeg`. */
  @ApiProperty({ example: '/assets/hero-2-bridge-5d1e8c40' })
  base: string;

  @ApiProperty({ type: [Number], example: [648, 1104, 1560, 2400] })
  widths: readonly number[];

  /** Of the original (px). */
  @ApiProperty({ type: 'integer', minimum: 1, example: 2400 })
  width: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1030 })
  height: number;

  /** The class whose background colour stands in its place until it has loaded. */
  @ApiProperty({ type: String, enum: TONE_NAMES, example: 'tone-steel' })
  tone: Tone;
}

class RepositoryShareDto implements RepositoryShare {
  /** Of the picture that it is a crop of. */
  @ApiProperty({ example: 'hero-2-bridge' })
  id: string;

  @ApiProperty({ example: '/assets/hero-2-bridge-share-5d1e8c40.jpeg' })
  url: string;

  @ApiProperty({ type: 'integer', minimum: 1, example: 1200 })
  width: number;

  @ApiProperty({ type: 'integer', minimum: 1, example: 630 })
  height: number;
}

export class RepositoryPicturesDto implements RepositoryPictures {
  @ApiProperty({ type: [RepositoryPictureDto] })
  pictures: RepositoryPictureDto[];

  /** The crops for social networks. */
  @ApiProperty({ type: [RepositoryShareDto] })
  shares: RepositoryShareDto[];
}
