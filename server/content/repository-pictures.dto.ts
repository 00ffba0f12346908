import { ApiProperty } from '@nestjs/swagger';
import type { RepositoryPicture, RepositoryPictures, RepositoryShare } from '#shared/content/contract';
import { PictureSourceDto } from '../pictures/library/picture-source.dto.ts';

class RepositoryPictureDto extends PictureSourceDto implements RepositoryPicture {
  @ApiProperty({ example: 'hero-2-bridge' })
  id: string;
}

class RepositoryShareDto implements RepositoryShare {
  /** Id of the picture that this is a crop of. */
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

  /** Crops for social networks. */
  @ApiProperty({ type: [RepositoryShareDto] })
  shares: RepositoryShareDto[];
}
