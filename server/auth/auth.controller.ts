import { Body, Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ENDPOINTS } from '../../shared/endpoints.ts';
import { ApiErrors } from '../common/api-errors.decorator.ts';
import { ClientAddress } from '../limits/client-address.ts';
import { AdminSession } from './admin-session.entity.ts';
import { AdminSessionDto, LoginDto, LoginResultDto } from './auth.dto.ts';
import { AuthService } from './auth.service.ts';
import { CurrentSession } from './current-session.decorator.ts';
import { Public } from './public.decorator.ts';

@ApiTags('auth')
@Controller()
export class AuthController {
  constructor(private readonly auth: AuthService) {}

  /** Signs the admin in. */
  @Post(ENDPOINTS.adminLogin)
  @Public()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  login(@Body() input: LoginDto, @ClientAddress() address: string): Promise<LoginResultDto> {
    return this.auth.login(input, address);
  }

  /** Tells whether the token is still good, and until when. */
  @Get(ENDPOINTS.adminSession)
  @ApiBearerAuth()
  @ApiErrors(401)
  session(@CurrentSession() session: AdminSession): Promise<AdminSessionDto> {
    return this.auth.describe(session);
  }

  /** Signs the admin out: the token is worthless from then on. */
  @Delete(ENDPOINTS.adminSession)
  @HttpCode(204)
  @ApiBearerAuth()
  @ApiErrors(401)
  logout(@CurrentSession() session: AdminSession): Promise<void> {
    return this.auth.logout(session);
  }
}
