import { Module } from '@nestjs/common';
import { collectDefaultMetrics, Registry } from 'prom-client';
import { ApplicationsModule } from '../../applications/applications.module.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { ContentMetrics } from './content-metrics.ts';
import { DatabaseMetrics } from './database-metrics.ts';
import { HttpMetrics } from './http-metrics.ts';
import { MetricsController } from './metrics.controller.ts';
import { addBuildInfo, ProcessMetrics } from './process-metrics.ts';

/** Its own registry rather than prom-client's global one, because specs run several applications in a process. */
function makeRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  addBuildInfo(registry);
  return registry;
}

/** Registered only if METRICS_TOKEN is set, so that nothing is measured otherwise. */
@Module({
  imports: [ApplicationsModule, MailModule],
  controllers: [MetricsController],
  providers: [
    { provide: Registry, useFactory: makeRegistry },
    HttpMetrics,
    DatabaseMetrics,
    ProcessMetrics,
    ContentMetrics,
  ],
})
export class MetricsModule {}
