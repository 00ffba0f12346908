import { type DynamicModule, Module } from '@nestjs/common';
import { APP_FILTER, APP_INTERCEPTOR } from '@nestjs/core';
import { AccountsModule } from '../accounts/accounts.module.ts';
import { ActivityModule } from '../auth/activity/activity.module.ts';
import { ApplicationsModule } from '../applications/applications.module.ts';
import { AuthModule } from '../auth/auth.module.ts';
import { ErrorFilter } from '../http/errors/error.filter.ts';
import { JsonBodyInterceptor } from '../http/body/json-body.interceptor.ts';
import { ConfigModule } from '../config/config.module.ts';
import { ContentModule } from '../content/content.module.ts';
import { DatabaseModule } from '../database/database.module.ts';
import type { Env } from '../config/env.ts';
import type { MemoryCache } from '../http/cache/memory-cache.ts';
import { CacheModule } from '../http/cache/cache.module.ts';
import { HealthModule } from '../health/health.module.ts';
import { InboxModule } from '../inbox/inbox.module.ts';
import { InquiriesModule } from '../inquiries/inquiries.module.ts';
import { JobsModule } from '../jobs/jobs.module.ts';
import { LimitsModule } from '../http/limits/limits.module.ts';
import { RefusedPostsInterceptor } from '../http/limits/refused-posts.interceptor.ts';
import { MailModule } from '../mail/mail.module.ts';
import { OutboxModule } from '../mail/outbox.module.ts';
import { OffersModule } from '../offers/offers.module.ts';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { RentalsModule } from '../rentals/rentals.module.ts';
import type { BuiltSite } from '../site/site-files.ts';
import { SiteModule } from '../site/site.module.ts';
import { WorkMetricsModule } from '../work-metrics.ts';
import { ENTITIES } from './entities.ts';

export interface ModuleOptions {
  env: Env;
  databaseUrl: string;
  memoryCache: MemoryCache;
  /** Without it the application serves the API only. */
  site?: BuiltSite;
}

/** Imported on demand, with a library that nothing else uses. */
const metricsModule = async () => (await import('../health/metrics/metrics.module.ts')).MetricsModule;

@Module({})
export class AppModule {
  static async register({ env, databaseUrl, memoryCache, site }: ModuleOptions): Promise<DynamicModule> {
    return {
      module: AppModule,
      imports: [
        ConfigModule.register(env),
        DatabaseModule.register(databaseUrl, ENTITIES, env.DATABASE_POOL),
        CacheModule.register(memoryCache, env.DATABASE_DIRECT_URL ?? databaseUrl),
        WorkMetricsModule,
        ActivityModule,
        ContentModule,
        HealthModule,
        LimitsModule,
        AuthModule,
        AccountsModule,
        RentalsModule,
        JobsModule,
        OffersModule,
        ApplicationsModule,
        InquiriesModule,
        InboxModule,
        PicturesModule,
        MailModule,
        OutboxModule,
        ...(site ? [SiteModule.register(site)] : []),
        ...(env.METRICS_TOKEN ? [await metricsModule()] : []),
      ],
      providers: [
        { provide: APP_FILTER, useClass: ErrorFilter },
        { provide: APP_INTERCEPTOR, useClass: RefusedPostsInterceptor }, // must wrap the next interceptor
        { provide: APP_INTERCEPTOR, useClass: JsonBodyInterceptor },
      ],
    };
  }
}
