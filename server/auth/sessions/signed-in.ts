import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { Role } from '#shared/accounts/roles';

/** The signed-in user, which the guard adds to the request. */
export interface SignedIn {
  /** Id of the session. */
  id: string;
  expiresAt: Date;
  previousSignInAt: Date | null;
  account: {
    id: string;
    email: string;
    name: string;
    roles: Role[];
  };
  hasSecondKey: boolean;
  /** When the grace period without a second factor ends; null if none is required, or if one is set up. */
  secondKeyDueAt: Date | null;
}

/** The caller's session, which the guard adds to the request. */
export const CurrentSession = createParamDecorator(
  (_: unknown, context: ExecutionContext) => context.switchToHttp().getRequest<Request>().user,
);
