import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { concatMap, type Observable } from 'rxjs';
import type { ActivityKind } from '#shared/accounts/activities';
import type { SignedIn } from '../sessions/signed-in.ts';
import { ActivityLog, type Entry } from './activity-log.ts';

/** Undefined if the call changed nothing. */
type Facts<Answer> = (answer: Answer, params: Record<string, string>) => Pick<Entry, 'subject' | 'count'> | undefined;

/**
 * Records an activity after a successful call, before its answer is sent: with the `id` of the path, or with the result
 * of `facts`. A failure to record does not fail the call. HEAD requests are not recorded.
 */
export function Recorded<Answer>(
  action: ActivityKind,
  facts: Facts<Answer> = (_answer, { id }) => ({ subject: id }),
): MethodDecorator {
  @Injectable()
  class RecordInterceptor implements NestInterceptor<Answer> {
    constructor(private readonly log: ActivityLog) {}

    intercept(execution: ExecutionContext, next: CallHandler<Answer>): Observable<Answer> {
      const { method, user, params } = execution.switchToHttp().getRequest<Request<Record<string, string>>>();
      if (method === 'HEAD') return next.handle();
      const { account } = user as SignedIn;
      const record = async (answer: Answer) => {
        const told = facts(answer, params);
        if (told) await this.log.recordDone({ action, account, ...told });
        return answer;
      };
      return next.handle().pipe(concatMap(record));
    }
  }
  return UseInterceptors(mixin(RecordInterceptor));
}
