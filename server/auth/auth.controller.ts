import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { ApiErrors } from '../http/docs/api-errors.decorator.ts';
import { ClientAddress } from '../limits/client-address.ts';
import { LimitSignIns } from '../limits/refused-posts.interceptor.ts';
import { AdminSession } from './sessions/admin-session.entity.ts';
import { AdminSessionDto, EndedSessionsDto, LoginDto, LoginResultDto, PasswordChangeDto } from './auth.dto.ts';
import { AuthService } from './auth.service.ts';
import { CurrentSession } from './sessions/current-session.decorator.ts';
import { ApiPlace, PlaceCookie, SignInPlace } from './known-places/place-cookie.ts';
import { Public } from './public.decorator.ts';
import { SessionsService } from './sessions/sessions.service.ts';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Signs the admin in. Sets a cookie, so that wrong passwords from this browser are counted separately from those of
   * others.
   */
  @Post(ENDPOINTS.adminLogin)
  @Public()
  @LimitSignIns()
  @ApiPlace()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  login(
    @Body() input: LoginDto,
    @ClientAddress() address: string,
    @SignInPlace() place: PlaceCookie,
  ): Promise<LoginResultDto> {
    return this.auth.login(input, address, place);
  }

  /** Tells whether the token is valid, when it expires, and when the admin signed in before. */
  @Get(ENDPOINTS.adminSession)
  @ApiBearerAuth()
  @ApiErrors(401)
  session(@CurrentSession() session: AdminSession): Promise<AdminSessionDto> {
    return this.sessions.describe(session);
  }

  /** Signs the admin out. The token is invalid from then on. */
  @Delete(ENDPOINTS.adminSession)
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiErrors(401)
  logout(@CurrentSession() session: AdminSession): Promise<void> {
    return this.sessions.end(session);
  }

  /** Ends all other sessions. The token of this call stays valid. */
  @Delete(ENDPOINTS.otherSessions)
  @ApiBearerAuth()
  @ApiErrors(401)
  logoutElsewhere(@CurrentSession() session: AdminSession): Promise<EndedSessionsDto> {
    return this.sessions.endOthers(session);
  }

  /** Changes the admin's password. All tokens become invalid except the one in the answer. */
  @Put(ENDPOINTS.adminPassword)
  @ApiBearerAuth()
  @ApiErrors(400, 401, 413, 415, 429)
  changePassword(@Body() input: PasswordChangeDto, @CurrentSession() session: AdminSession): Promise<LoginResultDto> {
    return this.auth.changePassword(input, session);
  }
}
