import { type DynamicModule, Global, Module } from '@nestjs/common';
import { FirstLook } from './memory-cache.ts';
import { ListChanges, LISTEN_URL } from './list-changes.ts';
import { ListCopies } from './list-cache.ts';

@Global()
@Module({})
export class FirstLookModule {
  static register(firstLook: FirstLook, listenUrl: string): DynamicModule {
    return {
      module: FirstLookModule,
      providers: [
        { provide: FirstLook, useValue: firstLook },
        { provide: LISTEN_URL, useValue: listenUrl },
        ListCopies,
        ListChanges,
      ],
      exports: [ListCopies, FirstLook],
    };
  }
}
