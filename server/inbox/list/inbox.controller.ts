import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { SubmissionChangeDto } from '../change/change.dto.ts';
import { ChangesService } from '../change/changes.service.ts';
import { PageRequestDto } from './filter.dto.ts';
import { InboxService } from './inbox.service.ts';
import { InboxCountsDto, InboxVersionDto, SubmissionDetailDto, SubmissionPageDto } from './submission.dto.ts';
import { OwnKinds, Roles } from '../../auth/roles.decorator.ts';
import type { Kinds } from '../../submissions/own-kinds.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Roles('sales', 'hr')
@Controller(ENDPOINTS.submissions)
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly changes: ChangesService,
  ) {}

  /** Lists submissions, newest first, in pages. */
  @Get()
  @ApiErrors(400, 401)
  list(@Query() request: PageRequestDto, @OwnKinds() kinds: Kinds): Promise<SubmissionPageDto> {
    return this.inbox.list(request, kinds);
  }

  /** Counts unread submissions. */
  @Get('counts')
  @ApiErrors(401)
  counts(@OwnKinds() kinds: Kinds): Promise<InboxCountsDto> {
    return this.inbox.counts(kinds);
  }

  /** Returns a version that changes with any submission. Open dashboards poll it every few seconds. */
  @Get('version')
  @ApiErrors(401)
  version(): Promise<InboxVersionDto> {
    return this.inbox.version();
  }

  /** Lists names to choose an assignee from, at most 50: people with an account first, then other names in use. */
  @Get('assignees')
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string' }, example: ['Rosa'] } })
  @ApiErrors(401)
  assignees(@OwnKinds() kinds: Kinds): Promise<string[]> {
    return this.inbox.assignees(kinds);
  }

  /** Returns one submission with all its fields. */
  @Get(':id')
  @ApiId()
  @ApiErrors(400, 401, 404)
  find(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<SubmissionDetailDto> {
    return this.inbox.find(id, kinds);
  }

  /** Changes state, note, spam, assignee, stage or the end of the snooze. Absent keys keep their values. */
  @Patch(':id')
  @ApiId()
  @ApiErrors(400, 401, 404, 413, 415)
  change(
    @Param('id', idPipe) id: string,
    @Body() change: SubmissionChangeDto,
    @OwnKinds() kinds: Kinds,
  ): Promise<SubmissionDetailDto> {
    return this.changes.change(id, change, kinds);
  }

  /** Deletes a submission. It can be restored. */
  @Delete(':id')
  @Recorded('submission-deleted')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<void> {
    return this.changes.remove(id, kinds);
  }

  /** Restores a deleted submission. */
  @Post(':id/restore')
  @Recorded('submission-restored')
  @ApiId()
  @HttpCode(200)
  @ApiErrors(400, 401, 404)
  restore(@Param('id', idPipe) id: string, @OwnKinds() kinds: Kinds): Promise<SubmissionDetailDto> {
    return this.changes.restore(id, kinds);
  }
}
