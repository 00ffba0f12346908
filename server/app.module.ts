import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { ServeStaticModule } from '@nestjs/serve-static';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from './applications/applications.module.ts';
import { AuthModule } from './auth/auth.module.ts';
import { ErrorFilter } from './common/error.filter.ts';
import { JsonBodyInterceptor } from './common/json-body.interceptor.ts';
import { ConfigModule } from './config/config.module.ts';
import { databaseOptions } from './config/data-source.ts';
import type { Env } from './config/env.ts';
import { HealthModule } from './health/health.module.ts';
import { InboxModule } from './inbox/inbox.module.ts';
import { InquiriesModule } from './inquiries/inquiries.module.ts';
import { JobsModule } from './jobs/jobs.module.ts';
import { LimitsModule } from './limits/limits.module.ts';
import { MailModule } from './mail/mail.module.ts';
import { MetricsModule } from './metrics/metrics.module.ts';
import { OffersModule } from './offers/offers.module.ts';
import { RentalsModule } from './rentals/rentals.module.ts';
import { staticOptions } from './site/static-site.ts';

export interface AppOptions {
  env: Env;
  databaseUrl: string;
  /** The built client; without it the application is an API alone. */
  clientDir?: string;
}

@Module({})
export class AppModule {
  static register({ env, databaseUrl, clientDir }: AppOptions): DynamicModule {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env),
        TypeOrmModule.forRoot({ ...databaseOptions(databaseUrl, env.DATABASE_POOL), retryAttempts: 0 }),
        ...(clientDir ? [ServeStaticModule.forRoot(staticOptions(clientDir))] : []),
        HealthModule,
        LimitsModule,
        AuthModule,
        RentalsModule,
        JobsModule,
        OffersModule,
        ApplicationsModule,
        InquiriesModule,
        InboxModule,
        MailModule,
        ...(env.METRICS_TOKEN ? [MetricsModule] : []),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: JsonBodyInterceptor },
      ],
    };
  }
}
