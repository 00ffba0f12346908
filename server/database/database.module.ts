import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { databaseOptions, type Entities } from './data-source.ts';
import { NamedQueries } from './named-queries.ts';
import { RepeatingDataSource } from './repeating-data-source.ts';

@Global()
@Module({})
export class DatabaseModule {
  static register(url: string, entities: Entities, poolSize: number): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRootAsync({
          useFactory: () => ({ ...databaseOptions(url, { entities, poolSize }), retryAttempts: 0 }),
          dataSourceFactory: (options) => new RepeatingDataSource(options!).initialize(),
        }),
      ],
      providers: [NamedQueries],
      exports: [NamedQueries],
    };
  }
}
