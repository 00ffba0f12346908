import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { ApiErrors } from '../../http/docs/api-errors.decorator.ts';
import { ApiId } from '../../http/docs/api-id.decorator.ts';
import { idPipe } from '../../http/errors/id.pipe.ts';
import { SubmissionChangeDto } from '../change/change.dto.ts';
import { ChangesService } from '../change/changes.service.ts';
import { PageRequestDto } from './filter.dto.ts';
import { InboxService } from './inbox.service.ts';
import { InboxCountsDto, InboxVersionDto, SubmissionDetailDto, SubmissionPageDto } from './submission.dto.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Controller(ENDPOINTS.submissions)
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly changes: ChangesService,
  ) {}

  /** Lists submissions, newest first, in pages. */
  @Get()
  @ApiErrors(400, 401)
  list(@Query() request: PageRequestDto): Promise<SubmissionPageDto> {
    return this.inbox.list(request);
  }

  /** Counts unread submissions. */
  @Get('counts')
  @ApiErrors(401)
  counts(): Promise<InboxCountsDto> {
    return this.inbox.counts();
  }

  /** Tells whether anything has changed: asked every few seconds by each open dashboard. */
  @Get('version')
  @ApiErrors(401)
  version(): Promise<InboxVersionDto> {
    return this.inbox.version();
  }

  /** Lists the names of those who see to submissions, in alphabetical order; at most 50. */
  @Get('assignees')
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string' }, example: ['Rosa'] } })
  @ApiErrors(401)
  assignees(): Promise<string[]> {
    return this.inbox.assignees();
  }

  /** Returns one submission with all its fields. */
  @Get(':id')
  @ApiId()
  @ApiErrors(400, 401, 404)
  find(@Param('id', idPipe) id: string): Promise<SubmissionDetailDto> {
    return this.inbox.find(id);
  }

  /** Changes state, note, spam, assignee or stage. Absent keys stay as they are. */
  @Patch(':id')
  @ApiId()
  @ApiErrors(400, 401, 404, 413, 415)
  change(@Param('id', idPipe) id: string, @Body() change: SubmissionChangeDto): Promise<SubmissionDetailDto> {
    return this.changes.change(id, change);
  }

  /** Deletes a submission. It can be restored. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string): Promise<void> {
    return this.changes.remove(id);
  }

  /** Restores a deleted submission. */
  @Post(':id/restore')
  @ApiId()
  @HttpCode(200)
  @ApiErrors(400, 401, 404)
  restore(@Param('id', idPipe) id: string): Promise<SubmissionDetailDto> {
    return this.changes.restore(id);
  }
}
