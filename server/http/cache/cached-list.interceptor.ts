import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  SetMetadata,
  UseInterceptors,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { from, lastValueFrom, type Observable } from 'rxjs';
import { API_PREFIX, ENDPOINTS } from '#shared/endpoints';
import { CachedAnswer, encoded } from './cached-answer.ts';
import { ListCache, type PublicList } from './list-cache.ts';

const LIST = Symbol('LIST');

@Injectable()
class CachedListInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly listCache: ListCache,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<CachedAnswer> {
    const list = this.reflector.get<PublicList>(LIST, context.getHandler());
    const addresses = [API_PREFIX, `${API_PREFIX}/v1`].map((prefix) => `/${prefix}/${ENDPOINTS[list]}`);
    const make = async () => {
      const rows: unknown = await lastValueFrom(next.handle());
      return new CachedAnswer('.json', ['Cache-Control', 'no-cache'], await encoded(JSON.stringify(rows)));
    };
    return from(this.listCache.getOrMake(list, addresses, make));
  }
}

/** For the handler of a public list: its result is served from memory until the list changes. */
export const CachedInMemory = (list: PublicList) =>
  applyDecorators(SetMetadata(LIST, list), UseInterceptors(CachedListInterceptor));
