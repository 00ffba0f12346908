import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  Logger,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { type Observable, tap } from 'rxjs';
import type { AdminSession } from './admin-session.entity.ts';

type Told<Answer> = (answer: Answer, params: Record<string, string>) => string;

/**
 * Writes a line to the log when a call has done what it was asked for: what, and in whose session. What the admin wrote
 * stays out of it. As a warning, because that is what is logged by default.
 */
export function Logged<Answer>(context: string, told: Told<Answer>): MethodDecorator {
  const logger = new Logger(context);

  @Injectable()
  class LogInterceptor implements NestInterceptor<Answer> {
    intercept(execution: ExecutionContext, next: CallHandler<Answer>): Observable<Answer> {
      const { user, params } = execution.switchToHttp().getRequest<Request<Record<string, string>>>();
      const tell = (answer: Answer) => logger.warn(`${told(answer, params)} in session ${(user as AdminSession).id}`);
      return next.handle().pipe(tap(tell));
    }
  }
  return UseInterceptors(mixin(LogInterceptor));
}
