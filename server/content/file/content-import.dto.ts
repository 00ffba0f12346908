import { ApiProperty } from '@nestjs/swagger';
import type { ContentImport } from '#shared/content/contract';
import { DraftStateDto } from '../content.dto.ts';

class TakenPicturesDto implements Readonly<ContentImport['pictures']> {
  /** New in the library. */
  @ApiProperty({ type: 'integer', example: 12 })
  added: number;

  /** In the library already. */
  @ApiProperty({ type: 'integer', example: 3 })
  known: number;
}

export class ContentImportDto implements ContentImport {
  /** All drafts as they are now, with what keeps each from being published. */
  @ApiProperty({ type: [DraftStateDto] })
  drafts: DraftStateDto[];

  pictures: TakenPicturesDto;
}
