import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { Request } from 'express';
import { catchError, type Observable } from 'rxjs';
import { FORM_HEADERS } from '#shared/endpoints';
import { toProblem } from '../../http/errors/error-body.ts';
import { CallLimits, isTooMany } from '../../http/limits/call-limits.ts';
import { clientAddress } from '../../http/limits/client-address.ts';
import { SubmissionsService } from '../../submissions/submissions.service.ts';

/**
 * Counts an upload against the limit before its body is read, and takes the count back on a 5xx. Must run before
 * ResumeUploadInterceptor.
 */
@Injectable()
export class UploadLimitInterceptor implements NestInterceptor {
  constructor(
    private readonly limits: CallLimits,
    private readonly submissions: SubmissionsService,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<Request>();
    const address = clientAddress(request.ip);
    await this.count(request, address);
    return next.handle().pipe(
      catchError((error: unknown) => {
        if (toProblem(error).getStatus() >= 500) void this.limits.giveFormBack(address);
        throw error;
      }),
    );
  }

  /** Over the limit, an upload with a stored idempotency key is still read, because only its body shows whether it is a repeat. */
  private async count(request: Request, address: string): Promise<void> {
    try {
      await this.limits.countForm(address);
    } catch (error) {
      if (!isTooMany(error) || !(await this.isStored(request))) throw error;
      await this.limits.countRepeat(address);
    }
  }

  private async isStored(request: Request): Promise<boolean> {
    const key = request.get(FORM_HEADERS.idempotencyKey);
    return key !== undefined && this.submissions.isStored(key);
  }
}
