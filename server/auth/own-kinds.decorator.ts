import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { kindsOf } from '#shared/accounts/kinds';
import type { SignedIn } from './sessions/signed-in.ts';

/** The kinds of submissions that the caller's roles allow. */
export const OwnKinds = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { account } = context.switchToHttp().getRequest<Request>().user as SignedIn;
  return kindsOf(account.roles);
});
