import { Controller, Get } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { ApiErrors } from '../http/api-docs.decorators.ts';
import { JobDto } from './job.dto.ts';
import { JobsService } from './jobs.service.ts';
import { Roles } from '../auth/roles.decorator.ts';

@ApiTags('jobs')
@ApiBearerAuth()
@Roles('editor', 'hr')
@Controller(ENDPOINTS.closedJobs)
export class ClosedJobsController {
  constructor(private readonly jobs: JobsService) {}

  /** Lists the jobs whose closing day has passed, newest first. */
  @Get()
  @ApiErrors(401)
  list(): Promise<JobDto[]> {
    return this.jobs.closed();
  }
}
