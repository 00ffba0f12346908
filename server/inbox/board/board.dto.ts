import { ApiProperty } from '@nestjs/swagger';
import type { StageCounts } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { PositionKey } from '../list/filter.dto.ts';

export class BoardRequestDto {
  /** Only applications for exactly this position. */
  @PositionKey()
  position?: string;
}

const Count = (example: number) =>
  ApiProperty({ type: 'integer', minimum: 0, maximum: INBOX_LIMITS.counted.view, example });

/** Handled applications count in `hired` and `declined` only. Counts stop at 1,000. */
export class StageCountsDto implements StageCounts {
  @Count(21)
  new: number;

  @Count(6)
  shortlisted: number;

  @Count(3)
  interview: number;

  @Count(2)
  hired: number;

  /** Rejected. */
  @Count(14)
  declined: number;
}
