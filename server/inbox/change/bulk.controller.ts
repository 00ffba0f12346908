import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { TakesMany } from '../../http/body/decorators/json-body.decorators.ts';
import { ApiErrors } from '../../http/api-docs.decorators.ts';
import { BulkChangeDto, ChangedSubmissionsDto, DeletedSubmissionsDto, SubmissionIdsDto } from './bulk.dto.ts';
import { ChangesService } from './changes.service.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';

/** Calls that changed nothing are not recorded. */
const counted = ({ length }: unknown[]) => (length > 0 ? { count: length } : undefined);

/** Bulk actions. Submissions that do not exist or were deleted are left out of the response. */
@ApiTags('inbox')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(ENDPOINTS.submissions)
export class BulkController {
  constructor(private readonly changes: ChangesService) {}

  /** Changes many submissions, each with its own values: all of them or, on failure, none. */
  @Patch()
  @TakesMany()
  @ApiErrors(400, 401, 413, 415)
  change(@Body() { changes }: BulkChangeDto, @OwnKinds() kinds: Kinds): Promise<ChangedSubmissionsDto> {
    return this.changes.changeMany(changes, kinds);
  }

  /** Deletes many submissions and returns their ids. They can be restored. */
  @Post('delete')
  @Recorded<DeletedSubmissionsDto>('submission-deleted', ({ ids }) => counted(ids))
  @TakesMany()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415)
  remove(@Body() { ids }: SubmissionIdsDto, @OwnKinds() kinds: Kinds): Promise<DeletedSubmissionsDto> {
    return this.changes.removeMany(ids, kinds);
  }

  /** Restores many deleted submissions. */
  @Post('restore')
  @Recorded<ChangedSubmissionsDto>('submission-restored', ({ items }) => counted(items))
  @TakesMany()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415)
  restore(@Body() { ids }: SubmissionIdsDto, @OwnKinds() kinds: Kinds): Promise<ChangedSubmissionsDto> {
    return this.changes.restoreMany(ids, kinds);
  }
}
