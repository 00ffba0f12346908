import { Body, Controller, Delete, Get, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBearerAuth, ApiExtraModels, ApiOkResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { ENDPOINTS } from '#shared/endpoints';
import { Recorded } from './activity/recorded.decorator.ts';
import { ApiErrors } from '../http/api-docs.decorators.ts';
import { ClientAddress } from '../http/limits/client-address.ts';
import { LimitSignIns } from '../http/limits/refused-posts.interceptor.ts';
import { AdminSessionDto, EndedSessionsDto, LoginDto, LoginResultDto, PasswordChangeDto } from './auth.dto.ts';
import { AuthService } from './auth.service.ts';
import { ApiBrowserCookie, BrowserCookie, ReadBrowserCookie } from './known-browsers/browser-cookie.ts';
import { EveryRole, Public, WithoutTwoFactor } from './roles.decorator.ts';
import { NextStepDto } from './two-factor/steps/second-step.dto.ts';
import { CurrentSession, type SignedIn } from './sessions/signed-in.ts';
import { SessionsService } from './sessions/sessions.service.ts';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(
    private readonly auth: AuthService,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Signs an account in, or asks for its second factor whether or not the password is right. A sign-in sets a cookie, so
   * that wrong passwords from this browser are counted separately from those of others.
   */
  @Post(ENDPOINTS.adminLogin)
  @Public()
  @LimitSignIns()
  @ApiBrowserCookie()
  @HttpCode(200)
  @ApiExtraModels(LoginResultDto, NextStepDto)
  @ApiOkResponse({ schema: { oneOf: [LoginResultDto, NextStepDto].map((dto) => ({ $ref: getSchemaPath(dto) })) } })
  @ApiErrors(400, 401, 413, 415, 429)
  login(
    @Body() input: LoginDto,
    @ClientAddress() address: string,
    @ReadBrowserCookie() cookie: BrowserCookie,
  ): Promise<LoginResultDto | NextStepDto> {
    return this.auth.login(input, { address, cookie });
  }

  /** Returns the caller's account, when the token expires, and the previous sign-in. */
  @Get(ENDPOINTS.adminSession)
  @EveryRole()
  @WithoutTwoFactor()
  @ApiBearerAuth()
  @ApiErrors(401)
  session(@CurrentSession() session: SignedIn): Promise<AdminSessionDto> {
    return this.sessions.describe(session);
  }

  /** Signs the caller out. The token becomes invalid. */
  @Delete(ENDPOINTS.adminSession)
  @Recorded('sign-out')
  @EveryRole()
  @WithoutTwoFactor()
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiErrors(401)
  logout(@CurrentSession() session: SignedIn): Promise<void> {
    return this.sessions.end(session);
  }

  /** Ends all other sessions of the account. The token of this call stays valid. */
  @Delete(ENDPOINTS.otherSessions)
  @Recorded<EndedSessionsDto>('sessions-ended', ({ ended }) => (ended > 0 ? { count: ended } : undefined))
  @EveryRole()
  @WithoutTwoFactor()
  @ApiBearerAuth()
  @ApiErrors(401)
  logoutElsewhere(@CurrentSession() session: SignedIn): Promise<EndedSessionsDto> {
    return this.sessions.endOthers(session);
  }

  /** Changes the account's password. All tokens become invalid except the one in the answer. */
  @Put(ENDPOINTS.adminPassword)
  @Recorded('password-changed')
  @EveryRole()
  @WithoutTwoFactor()
  @ApiBearerAuth()
  @ApiErrors(400, 401, 413, 415, 429)
  changePassword(@Body() input: PasswordChangeDto, @CurrentSession() session: SignedIn): Promise<LoginResultDto> {
    return this.auth.changePassword(input, session);
  }
}
