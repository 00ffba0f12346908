import { type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { Problem } from '../http/errors/problem.ts';
import { IS_PUBLIC } from './public.decorator.ts';

/** Guards every route of the application. A route without `@Public()` requires the admin's token. */
@Injectable()
export class AdminGuard extends AuthGuard('jwt') {
  constructor(private readonly reflector: Reflector) {
    super();
  }

  override canActivate(context: ExecutionContext) {
    const isPublic = this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, [context.getHandler(), context.getClass()]);
    return isPublic || super.canActivate(context);
  }

  override handleRequest<Session>(
    error: unknown,
    session: Session | false,
    _info: unknown,
    context: ExecutionContext,
  ): Session {
    if (error) throw error as Error;
    if (session) return session;
    const sentToken = context.switchToHttp().getRequest<Request>().headers.authorization !== undefined;
    throw new Problem(401, sentToken ? MESSAGES.admin.expired : ERRORS.notSignedIn);
  }
}
