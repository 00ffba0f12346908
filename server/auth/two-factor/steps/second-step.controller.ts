import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ApiErrors } from '#server/http/api-docs.decorators';
import { ClientAddress } from '#server/http/limits/client-address';
import { LimitSignIns } from '#server/http/limits/refused-posts.interceptor';
import { LoginResultDto } from '../../auth.dto.ts';
import { ApiBrowserCookie, BrowserCookie, ReadBrowserCookie } from '../../known-browsers/browser-cookie.ts';
import { Public } from '../../roles.decorator.ts';
import { CalledOrigin } from '#server/http/headers/same-origin';
import { PasskeyOptionsDto, SecondStepDto, StepDto } from './second-step.dto.ts';
import { SecondStepService } from './second-step.service.ts';

@ApiTags('auth')
@Controller(ACCOUNT_ENDPOINTS.secondStep)
export class SecondStepController {
  constructor(private readonly steps: SecondStepService) {}

  /** Completes a sign-in with the second factor. All failures are answered alike, including a wrong password in the first step. */
  @Post()
  @Public()
  @LimitSignIns()
  @ApiBrowserCookie()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  finish(
    @Body() input: SecondStepDto,
    @ClientAddress() address: string,
    @ReadBrowserCookie() cookie: BrowserCookie,
    @CalledOrigin() origin: string,
  ): Promise<LoginResultDto> {
    return this.steps.finish(input, { address, cookie, origin });
  }

  /** Returns the WebAuthn options for signing in with a passkey. They do not depend on the account. */
  @Post('passkey')
  @Public()
  @LimitSignIns()
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  passkey(
    @Body() input: StepDto,
    @ClientAddress() address: string,
    @CalledOrigin() origin: string,
  ): Promise<PasskeyOptionsDto> {
    return this.steps.askPasskey(input, address, origin);
  }
}
