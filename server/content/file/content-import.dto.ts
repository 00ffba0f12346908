import { ApiProperty } from '@nestjs/swagger';
import type { ContentImport } from '#shared/content/contract';
import { PUBLIC_LISTS, type PublicList } from '../../http/cache/list-cache.ts';
import { DraftStateDto } from '../content.dto.ts';

class TakenPicturesDto implements Readonly<ContentImport['pictures']> {
  /** Pictures added to the library. */
  @ApiProperty({ type: 'integer', example: 12 })
  added: number;

  /** Pictures that the library already had. */
  @ApiProperty({ type: 'integer', example: 3 })
  known: number;
}

class TakenRowsDto implements Readonly<ContentImport['rows']> {
  /** Rentals taken over. */
  @ApiProperty({ type: 'integer', example: 8 })
  rentals: number;

  /** Jobs taken over. */
  @ApiProperty({ type: 'integer', example: 4 })
  jobs: number;

  /** Lists of the file that were left out, because the site has rows of its own. */
  @ApiProperty({ enum: PUBLIC_LISTS, isArray: true, example: [] })
  kept: PublicList[];
}

export class ContentImportDto implements ContentImport {
  /** All current drafts, with the problems that prevent publishing each. */
  @ApiProperty({ type: [DraftStateDto] })
  drafts: DraftStateDto[];

  pictures: TakenPicturesDto;

  rows: TakenRowsDto;
}
