import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { ApiErrors } from '../../http/docs/api-errors.decorator.ts';
import { ApiId } from '../../http/docs/api-id.decorator.ts';
import { idPipe } from '../../http/errors/id.pipe.ts';
import { SubmissionChangeDto } from '../change/change.dto.ts';
import { ChangesService } from '../change/changes.service.ts';
import { PageRequestDto } from './filter.dto.ts';
import { InboxService } from './inbox.service.ts';
import { InboxCountsDto, SubmissionDetailDto, SubmissionPageDto } from './submission.dto.ts';

@ApiTags('inbox')
@ApiBearerAuth()
@Controller(ENDPOINTS.submissions)
export class InboxController {
  constructor(
    private readonly inbox: InboxService,
    private readonly changes: ChangesService,
  ) {}

  /** Lists what visitors sent, newest first, a page at a time. */
  @Get()
  @ApiErrors(400, 401)
  list(@Query() request: PageRequestDto): Promise<SubmissionPageDto> {
    return this.inbox.list(request);
  }

  /** Counts what waits to be read. */
  @Get('counts')
  @ApiErrors(401)
  counts(): Promise<InboxCountsDto> {
    return this.inbox.counts();
  }

  /** Shows all that is known about a submission. */
  @Get(':id')
  @ApiId()
  @ApiErrors(400, 401, 404)
  find(@Param('id', idPipe) id: string): Promise<SubmissionDetailDto> {
    return this.inbox.find(id);
  }

  /** Changes state, note or the verdict about spam; what is absent stays as it is. */
  @Patch(':id')
  @ApiId()
  @ApiErrors(400, 401, 404, 413, 415)
  change(@Param('id', idPipe) id: string, @Body() change: SubmissionChangeDto): Promise<SubmissionDetailDto> {
    return this.changes.change(id, change);
  }

  /** Takes a submission out of the inbox. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string): Promise<void> {
    return this.changes.remove(id);
  }

  /** Brings a deleted submission back. */
  @Post(':id/restore')
  @ApiId()
  @HttpCode(200)
  @ApiErrors(400, 401, 404)
  restore(@Param('id', idPipe) id: string): Promise<SubmissionDetailDto> {
    return this.changes.restore(id);
  }
}
