import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from '../auth/activity/recorded.decorator.ts';
import { ApiErrors, ApiId, ApiIfMatch, IfMatch } from '../http/api-docs.decorators.ts';
import { idPipe } from '../http/errors/validation.pipe.ts';
import { CachedInMemory } from '../http/cache/cached-list.interceptor.ts';
import { JobDto, JobInputDto } from './job.dto.ts';
import { JobsService } from './jobs.service.ts';
import { Public, Roles } from '../auth/roles.decorator.ts';

@ApiTags('jobs')
@Roles('editor', 'hr')
@Controller(ENDPOINTS.jobs)
export class JobsController {
  constructor(private readonly jobs: JobsService) {}

  /** Lists the open positions, newest first. */
  @Get()
  @Public()
  @CachedInMemory('jobs')
  @ApiErrors()
  list(): Promise<JobDto[]> {
    return this.jobs.list();
  }

  /** Adds a job. */
  @Post()
  @ApiBearerAuth()
  @ApiErrors(400, 401, 413, 415)
  create(@Body() input: JobInputDto): Promise<JobDto> {
    return this.jobs.create(input);
  }

  /** Replaces every field of a job. */
  @Put(':id')
  @ApiId()
  @ApiBearerAuth()
  @ApiIfMatch()
  @ApiErrors(400, 401, 404, 409, 413, 415)
  replace(@Param('id', idPipe) id: string, @Body() input: JobInputDto, @IfMatch() seen?: string): Promise<JobDto> {
    return this.jobs.replace(id, input, seen);
  }

  /** Deletes a job. It can be restored. */
  @Delete(':id')
  @Recorded('job-deleted')
  @ApiId()
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiErrors(400, 401, 404)
  remove(@Param('id', idPipe) id: string): Promise<void> {
    return this.jobs.remove(id);
  }

  /** Restores a deleted job. */
  @Post(':id/restore')
  @Recorded('job-restored')
  @ApiId()
  @HttpCode(200)
  @ApiBearerAuth()
  @ApiErrors(400, 401, 404)
  restore(@Param('id', idPipe) id: string): Promise<JobDto> {
    return this.jobs.restore(id);
  }
}
