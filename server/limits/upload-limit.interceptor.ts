import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { toProblem } from '../common/error-body.ts';
import { CallLimits } from './call-limits.ts';
import { clientAddress } from './client-address.ts';

/**
 * Counts an upload before a byte of its body is read, whatever becomes of it; one that we could not take for our own
 * sake is given back. It stands before the interceptor that reads.
 */
@Injectable()
export class UploadLimitInterceptor implements NestInterceptor {
  constructor(private readonly limits: CallLimits) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const address = clientAddress(context.switchToHttp().getRequest<Request>().ip);
    await this.limits.countForm(address);
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (toProblem(error).getStatus() >= 500) void this.limits.giveFormBack(address);
        throw error;
      }),
    );
  }
}
