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

/** The roles that may call a route, besides the owner. The guard refuses a non-public route that names none. */
export const Roles = (...roles: Role[]) =>
  applyDecorators(SetMetadata(ALLOWED_ROLES, ['owner', ...roles]), MAY_BE_REFUSED);

/** For resources that every account has: its session, password and second factors. */
export const EveryRole = () => SetMetadata(ALLOWED_ROLES, [...ROLES]);

export const WITHOUT_TWO_FACTOR = 'withoutTwoFactor';

/** Also open to accounts that must set up a second factor first. */
export const WithoutTwoFactor = () => SetMetadata(WITHOUT_TWO_FACTOR, true);
