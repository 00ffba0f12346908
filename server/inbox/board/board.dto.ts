import type { StageCounts } from '#shared/contract';
import { LimitedCount } from '../../http/api-docs.decorators.ts';
import { PositionKey } from '../list/filter.dto.ts';

export class BoardRequestDto {
  /** Only applications for exactly this position. */
  @PositionKey()
  position?: string;
}

/** Handled applications count in `hired` and `declined` only. Counts stop at 1,000. */
export class StageCountsDto implements StageCounts {
  @LimitedCount(21)
  new: number;

  @LimitedCount(6)
  shortlisted: number;

  @LimitedCount(3)
  interview: number;

  @LimitedCount(2)
  hired: number;

  /** Rejected. */
  @LimitedCount(14)
  declined: number;
}
