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
import { ActivityLog, type Entry } from './activity-log.ts';

/** The part of whoever is signed in that is written down. */
interface Caller {
  account: NonNullable<Entry['account']>;
}

/** Undefined for a call that has changed nothing. */
type Facts<Answer> = (answer: Answer, params: Record<string, string>) => Pick<Entry, 'subject' | 'count'> | undefined;

/**
 * Writes an activity down when a call has done what it was asked for, before its answer is sent: the `id` of its address,
 * or what `facts` makes of the answer. A call that has done its work is answered also when this fails. HEAD, which gets
 * nothing but headers, is not written down.
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
      const { account } = user as unknown as Caller;
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
