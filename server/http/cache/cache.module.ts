import { type DynamicModule, Global, Module } from '@nestjs/common';
import { MemoryCache } from './memory-cache.ts';
import { ListChanges, LISTEN_URL } from './list-changes.ts';
import { ListCache } from './list-cache.ts';

@Global()
@Module({})
export class CacheModule {
  static register(memoryCache: MemoryCache, listenUrl: string): DynamicModule {
    return {
      module: CacheModule,
      providers: [
        { provide: MemoryCache, useValue: memoryCache },
        { provide: LISTEN_URL, useValue: listenUrl },
        ListCache,
        ListChanges,
      ],
      exports: [ListCache, MemoryCache],
    };
  }
}
