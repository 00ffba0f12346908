import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Registry } from 'prom-client';
import { METRICS_ENDPOINT } from '#shared/endpoints';
import { Public } from '../../auth/roles.decorator.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { MetricsTokenGuard } from './metrics-token.guard.ts';

/** Not in the API document: it exists only with METRICS_TOKEN, which replaces the admin's token. */
@ApiExcludeController()
@Public()
@UseGuards(MetricsTokenGuard)
@Controller(METRICS_ENDPOINT)
export class MetricsController {
  constructor(
    private readonly registry: Registry,
    private readonly database: DatabaseMetrics,
  ) {}

  @Get()
  @Header('Content-Type', Registry.PROMETHEUS_CONTENT_TYPE)
  scrape(): Promise<string> {
    return this.database.refresh().then(() => this.registry.metrics());
  }
}
