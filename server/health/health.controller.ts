import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { HealthCheck, HealthCheckService, type HealthCheckResult, HealthIndicatorService } from '@nestjs/terminus';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { ENDPOINTS } from '#shared/endpoints';
import { Public } from '../auth/roles.decorator.ts';
import { ApiErrors } from '../http/api-docs.decorators.ts';
import { HealthDto } from './health.dto.ts';
import { Readiness } from './readiness.ts';

/** Milliseconds for the database to answer. A probe needs a quick answer, even a negative one. */
const PATIENCE = 1000;

@ApiTags('health')
@Public()
@Controller(ENDPOINTS.health)
export class HealthController {
  constructor(
    @Inject(HealthCheckService) private readonly health: HealthCheckService,
    @Inject(HealthIndicatorService) private readonly indicators: HealthIndicatorService,
    @InjectDataSource() private readonly database: DataSource,
    private readonly readiness: Readiness,
  ) {}

  /** Reports that the process responds. Does not query the database, because a restart would not bring it back. */
  @Get('live')
  @HealthCheck({ noCache: false, swaggerDocumentation: false })
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors()
  live(): Promise<HealthCheckResult> {
    return this.health.check([]);
  }

  /** Reports whether to send requests here: not while the database is down, and not after the process was asked to stop. */
  @Get('ready')
  @HealthCheck({ noCache: false, swaggerDocumentation: false })
  @ApiOkResponse({ type: HealthDto })
  @ApiErrors()
  ready(): Promise<HealthCheckResult> {
    this.readiness.check();
    return this.health.check([() => this.databaseAnswers()]);
  }

  /** Terminus's own indicator looks for TypeORM in node_modules, which the bundle lacks. */
  private databaseAnswers() {
    const ping = async () => void (await this.database.query('SELECT 1'));
    return this.indicators.check('database').attempt(ping).withTimeout(PATIENCE);
  }
}
