import { ApiProperty } from '@nestjs/swagger';
import type { ContentImport } from '#shared/content/contract';
import { DraftStateDto } from '../content.dto.ts';

class TakenPicturesDto implements Readonly<ContentImport['pictures']> {
  /** Pictures added to the library. */
  @ApiProperty({ type: 'integer', example: 12 })
  added: number;

  /** Pictures that the library already had. */
  @ApiProperty({ type: 'integer', example: 3 })
  known: number;
}

export class ContentImportDto implements ContentImport {
  /** All current drafts, with the problems that prevent publishing each. */
  @ApiProperty({ type: [DraftStateDto] })
  drafts: DraftStateDto[];

  pictures: TakenPicturesDto;
}
