import { Body, Controller, HttpCode, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { TakesMany } from '../../http/body/json-limits.decorator.ts';
import { ApiErrors } from '../../http/docs/api-errors.decorator.ts';
import { BulkChangeDto, ChangedSubmissionsDto, DeletedSubmissionsDto, SubmissionIdsDto } from './bulk.dto.ts';
import { ChangesService } from './changes.service.ts';

/** What is done to many submissions at once. Those that do not exist, or exist no longer, are left out of the answer. */
@ApiTags('inbox')
@ApiBearerAuth()
@Controller(ENDPOINTS.submissions)
export class BulkController {
  constructor(private readonly changes: ChangesService) {}

  /** Changes many submissions, each in its own way: all of them or, if that fails, none. */
  @Patch()
  @TakesMany()
  @ApiErrors(400, 401, 413, 415)
  change(@Body() { changes }: BulkChangeDto): Promise<ChangedSubmissionsDto> {
    return this.changes.changeMany(changes);
  }

  /** Deletes many submissions, and tells which. They can be restored. */
  @Post('delete')
  @TakesMany()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415)
  remove(@Body() { ids }: SubmissionIdsDto): Promise<DeletedSubmissionsDto> {
    return this.changes.removeMany(ids);
  }

  /** Restores many deleted submissions. */
  @Post('restore')
  @TakesMany()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415)
  restore(@Body() { ids }: SubmissionIdsDto): Promise<ChangedSubmissionsDto> {
    return this.changes.restoreMany(ids);
  }
}
