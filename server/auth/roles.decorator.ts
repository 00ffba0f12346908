import { applyDecorators, createParamDecorator, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { Request } from 'express';
import { kindsOf } from '#shared/accounts/kinds';
import { type Role, ROLES } from '#shared/accounts/roles';
import { ErrorDto } from '../http/errors/error.dto.ts';
import type { SignedIn } from './sessions/signed-in.ts';

export const ALLOWED_ROLES = 'allowedRoles';

const MAY_BE_REFUSED = ApiResponse({
  status: 403,
  description: 'The account may not do this, or a page of another site sent the call.',
  type: ErrorDto,
});

/** The roles that may call a route, besides the owner. The guard refuses a non-public route that names none. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(SetMetadata(ALLOWED_ROLES, ['owner', ...roles]), MAY_BE_REFUSED);

/** For resources that every account has: its session, password and second factors. */
export const EveryRole = () => SetMetadata(ALLOWED_ROLES, [...ROLES]);

export const WITHOUT_TWO_FACTOR = 'withoutTwoFactor';

/** Also open to accounts that must set up a second factor first. */
export const WithoutTwoFactor = () => SetMetadata(WITHOUT_TWO_FACTOR, true);

export const IS_PUBLIC = 'isPublic';

/** Opens a route to visitors. All other routes require a token. */
export const Public = () => SetMetadata(IS_PUBLIC, true);

/** The kinds of submissions that the caller's roles allow. */
export const OwnKinds = createParamDecorator((_: unknown, context: ExecutionContext) => {
  const { account } = context.switchToHttp().getRequest<Request>().user as SignedIn;
  return kindsOf(account.roles);
});
