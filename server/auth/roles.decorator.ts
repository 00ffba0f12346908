import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { type Role, ROLES } from '#shared/accounts/roles';
import { ErrorDto } from '../http/errors/error.dto.ts';

export const ALLOWED_ROLES = 'allowedRoles';

const MAY_BE_REFUSED = ApiResponse({
  status: 403,
  description: 'The account may not do this, or a page of another site sent the call.',
  type: ErrorDto,
});

/** Who may call a route besides the owner. Every route that is not public says it; the guard refuses one that does not. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(SetMetadata(ALLOWED_ROLES, ['owner', ...roles]), MAY_BE_REFUSED);

/** For what belongs to every account: its own session, password and second key. */
export const EveryRole = () => SetMetadata(ALLOWED_ROLES, [...ROLES]);

export const WITHOUT_SECOND_KEY = 'withoutSecondKey';

/** Open also to whoever must set up a second key first. */
export const WithoutSecondKey = () => SetMetadata(WITHOUT_SECOND_KEY, true);
