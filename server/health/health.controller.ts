import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, type HealthCheckResult, TypeOrmHealthIndicator } from '@nestjs/terminus';
import { ENDPOINTS } from '#shared/endpoints';
import { Public } from '../auth/public.decorator.ts';
import { ApiErrors } from '../http/docs/api-errors.decorator.ts';
import { HealthDto } from './health.dto.ts';
import { Readiness } from './readiness.ts';

/** The database is asked no longer than this (ms): a probe wants an answer, also a bad one. */
const PATIENCE = 1000;

@ApiTags('health')
@Public()
@Controller(ENDPOINTS.health)
export class HealthController {
  constructor(
    @Inject(HealthCheckService) private readonly health: HealthCheckService,
    @Inject(TypeOrmHealthIndicator) private readonly database: TypeOrmHealthIndicator,
    private readonly readiness: Readiness,
  ) {}

  /** Tells that the process answers; it asks nobody else, so a database that is away is no reason to restart. */
  @Get('live')
  @HealthCheck({ noCache: false, swaggerDocumentation: false })
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors()
  live(): Promise<HealthCheckResult> {
    return this.health.check([]);
  }

  /** Tells whether requests should be sent here: not while the database is away, nor once the process is to stop. */
  @Get('ready')
  @HealthCheck({ noCache: false, swaggerDocumentation: false })
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors()
  ready(): Promise<HealthCheckResult> {
    this.readiness.check();
    return this.health.check([() => this.database.pingCheck('database', { timeout: PATIENCE })]);
  }
}
