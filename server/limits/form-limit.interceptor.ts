import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { toProblem } from '../common/error-body.ts';
import { CallLimits } from './call-limits.ts';
import { clientAddress } from './client-address.ts';

/** Statuses of a post that came as far as the statement which stores and counts it. */
const COUNTED = [409, 429];

/** Counts the posts that are refused for what they hold: the others are counted by the statement that stores them. */
@Injectable()
class FormLimitInterceptor implements NestInterceptor {
  constructor(private readonly limits: CallLimits) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const { ip } = context.switchToHttp().getRequest<Request>();
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        const status = toProblem(error).getStatus();
        if (status < 500 && !COUNTED.includes(status)) await this.limits.countForm(clientAddress(ip));
        throw error;
      }),
    );
  }
}

/** For a form that is one small JSON body: it is counted in the round trip that stores it. An upload is counted first. */
export const LimitSmallForm = () => UseInterceptors(FormLimitInterceptor);
