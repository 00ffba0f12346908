import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { catchError, type Observable } from 'rxjs';
import { StaleDraftsDto } from '../content.dto.ts';
import { StaleDrafts } from '../drafts/stale-drafts.ts';
import { ContentStateService } from './content-state.service.ts';

/** Adds the current content to StaleDrafts responses. */
@Injectable()
class ShowsCurrentState implements NestInterceptor {
  constructor(private readonly states: ContentStateService) {}

  intercept(_context: ExecutionContext, next: CallHandler): Observable<unknown> {
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        throw error instanceof StaleDrafts ? new StaleDrafts({ state: await this.states.state() }) : error;
      }),
    );
  }
}

/** Refuses a call whose editor has not seen the current drafts, and sends these along. */
export const RefusesStaleDrafts = () =>
  applyDecorators(
    UseInterceptors(ShowsCurrentState),
    ApiResponse({ status: 409, description: 'A draft has changed since it was read.', type: StaleDraftsDto }),
  );
