import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { FORM_HEADERS } from '../../shared/endpoints.ts';
import { CallLimits, isTooMany } from '../limits/call-limits.ts';
import { clientAddress } from '../limits/client-address.ts';
import { SubmissionsService } from '../submissions/submissions.service.ts';

/** Counts before a byte of the body is read. */
@Injectable()
class UploadLimitGuard implements CanActivate {
  constructor(
    private readonly limits: CallLimits,
    private readonly submissions: SubmissionsService,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<Request>();
    const address = clientAddress(request.ip);
    try {
      await this.limits.countForm(address);
    } catch (error) {
      if (!isTooMany(error) || !(await this.isStored(request))) throw error;
      await this.limits.countRepeat(address);
    }
    return true;
  }

  /** Only the body tells whether it is the same form, so a form whose key is taken is read although it is one too many. */
  private async isStored(request: Request): Promise<boolean> {
    const key = request.get(FORM_HEADERS.idempotencyKey);
    return key !== undefined && this.submissions.isStored(key);
  }
}

/** For a form that is an upload: so many posts an hour from one address, whatever becomes of them. */
export const LimitUploads = () => UseGuards(UploadLimitGuard);
