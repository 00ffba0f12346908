import { ApiProperty } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { isUUID, ValidateNested } from 'class-validator';
import type { BulkChange, ChangedSubmissions, ListedChange, SubmissionIds } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';
import { EXAMPLE_ID } from '../../http/api-docs.decorators.ts';
import { Checked, HasNoProblem } from '../../http/body/decorators/key.decorators.ts';
import { SubmissionSummaryDto } from '../list/submission.dto.ts';
import { SubmissionMarksDto } from './change.dto.ts';

/** Whether these are distinct ids, within the limit of one call. */
function areIds(ids: unknown[]): boolean {
  const different = new Set(ids.map((id) => String(id).toLowerCase()));
  return (
    ids.length >= 1 && ids.length <= INBOX_LIMITS.bulk && ids.every((id) => isUUID(id)) && different.size === ids.length
  );
}

const idsProblem = (ids: unknown) => (Array.isArray(ids) && areIds(ids) ? undefined : ERRORS.bulk.ids);

function changesProblem(changes: unknown): string | undefined {
  const ids = Array.isArray(changes) && changes.map((change: Partial<ListedChange> | null) => change?._id);
  return ids && areIds(ids) ? undefined : ERRORS.bulk.changes;
}

export class ListedChangeDto extends SubmissionMarksDto implements ListedChange {
  @Checked((id) => (isUUID(id) ? undefined : ERRORS.bulk.changes), {
    type: String,
    format: 'uuid',
    example: EXAMPLE_ID,
  })
  _id: string;
}

export class BulkChangeDto implements BulkChange {
  /** Each changes a different submission. */
  @Type(() => ListedChangeDto)
  @HasNoProblem(changesProblem)
  @ValidateNested({ each: true, message: ERRORS.bulk.changes })
  @ApiProperty({
    type: [ListedChangeDto],
    minItems: 1,
    maxItems: INBOX_LIMITS.bulk,
    example: [{ _id: EXAMPLE_ID, state: 'handled' }] satisfies ListedChange[],
  })
  changes: ListedChangeDto[];
}

export class SubmissionIdsDto implements SubmissionIds {
  /** Ids of different submissions. */
  @Checked(idsProblem, {
    type: [String],
    format: 'uuid',
    minItems: 1,
    maxItems: INBOX_LIMITS.bulk,
    example: [EXAMPLE_ID],
  })
  ids: string[];
}

export class DeletedSubmissionsDto implements SubmissionIds {
  /** Ids of the submissions that this call deleted. */
  @ApiProperty({ type: [String], format: 'uuid', example: [EXAMPLE_ID] })
  ids: string[];
}

export class ChangedSubmissionsDto implements ChangedSubmissions {
  /** Newest first. */
  @ApiProperty({ type: [SubmissionSummaryDto] })
  items: SubmissionSummaryDto[];
}
