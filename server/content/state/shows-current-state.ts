import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { catchError, type Observable } from 'rxjs';
import { StaleDrafts } from '../drafts/stale-drafts.ts';
import { ContentStateService } from './content-state.service.ts';

/** Adds the current content to StaleDrafts responses. */
@Injectable()
export class ShowsCurrentState implements NestInterceptor {
  constructor(private readonly states: ContentStateService) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw error instanceof StaleDrafts ? new StaleDrafts({ state: await this.states.state() }) : error;
      }),
    );
  }
}
