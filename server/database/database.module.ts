import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { databaseOptions, type Entities } from './data-source.ts';
import { NamedQueries } from './named-queries.ts';
import { RetryingDataSource } from './retrying-data-source.ts';

@Global()
@Module({})
export class DatabaseModule {
  static register(url: string, entities: Entities, poolSize: number): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...databaseOptions(url, { entities, poolSize }), retryAttempts: 0 }),
          dataSourceFactory: (options) => new RetryingDataSource(options!).initialize(),
        }),
      ],
      providers: [NamedQueries],
      exports: [NamedQueries],
    };
  }
}
