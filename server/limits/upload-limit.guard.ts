import { type CanActivate, type ExecutionContext, Injectable, UseGuards } from '@nestjs/common';
import type { Request } from 'express';
import { CallLimits } from './call-limits.ts';
import { clientAddress } from './client-address.ts';

/** Counts before a byte of the body is read. */
@Injectable()
class UploadLimitGuard implements CanActivate {
  constructor(private readonly limits: CallLimits) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    await this.limits.countForm(clientAddress(context.switchToHttp().getRequest<Request>().ip));
    return true;
  }
}

/** For a form that is an upload: so many posts an hour from one address, whatever becomes of them. */
export const LimitUploads = () => UseGuards(UploadLimitGuard);
