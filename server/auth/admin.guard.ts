import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard } from '@nestjs/passport';
import type { Request } from 'express';
import type { Role } from '#shared/accounts/roles';
import { ERRORS } from '#shared/error-messages';
import { MESSAGES } from '#shared/messages';
import { Problem } from '../http/errors/problem.ts';
import { ALLOWED_ROLES, IS_PUBLIC, WITHOUT_TWO_FACTOR } from './roles.decorator.ts';
import { isSecondKeyDue } from './two-factor/second-keys.ts';
import type { SignedIn } from './sessions/signed-in.ts';

/**
 * Guards every route. A route without `@Public()` requires a token of an account with one of the route's roles. A route
 * that names no roles is closed to everybody.
 */
@Injectable()
export class AdminGuard extends AuthGuard('jwt') {
  private readonly logger = new Logger('Rights');

  constructor(private readonly reflector: Reflector) {
    super();
  }

  override async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    if (this.reflector.getAllAndOverride<boolean>(IS_PUBLIC, targets)) return true;
    await super.canActivate(context);
    const { account, secondKeyDueAt } = context.switchToHttp().getRequest<Request>().user as SignedIn;
    const isOpen = this.reflector.getAllAndOverride<boolean>(WITHOUT_TWO_FACTOR, targets);
    if (!isOpen && isSecondKeyDue(secondKeyDueAt)) throw this.refusal(context, account, ERRORS.twoFactorFirst);
    const allowed = this.reflector.getAllAndOverride<Role[] | undefined>(ALLOWED_ROLES, targets) ?? [];
    if (!account.roles.some((role) => allowed.includes(role))) throw this.refusal(context, account, ERRORS.notAllowed);
    return true;
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

  /** Logged, because the dashboard offers no action that is refused: somebody has called the API directly. */
  private refusal(context: ExecutionContext, { id }: SignedIn['account'], sentence: string): Problem {
    const request = context.switchToHttp().getRequest<Request>();
    const { path } = request.route as { path: string };
    this.logger.warn(`Refused ${request.method} ${path} to account ${id}`);
    return new Problem(403, sentence);
  }
}
