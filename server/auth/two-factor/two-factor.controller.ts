import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { EveryRole, WithoutTwoFactor } from '../roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../sessions/signed-in.ts';
import { AuthenticatorService } from './codes/authenticator.service.ts';
import { PasskeysService } from './passkeys/passkeys.service.ts';
import { CalledOrigin } from '../../http/headers/same-origin.ts';
import {
  AuthenticatorCodeDto,
  AuthenticatorSecretDto,
  PasskeyInputDto,
  PasswordProofDto,
  RecoveryCodesDto,
  SecondFactorsDto,
} from './two-factor.dto.ts';
import { TwoFactorService } from './two-factor.service.ts';
import { PasskeyOptionsDto } from './steps/second-step.dto.ts';

@ApiTags('auth')
@ApiBearerAuth()
@EveryRole()
@WithoutTwoFactor()
@Controller(ACCOUNT_ENDPOINTS.twoFactor)
export class TwoFactorController {
  constructor(
    private readonly keys: TwoFactorService,
    private readonly authenticator: AuthenticatorService,
    private readonly passkeys: PasskeysService,
  ) {}

  /** Lists the second factors of the caller's account. */
  @Get()
  @ApiErrors(401)
  list(@CurrentSession() session: SignedIn, @CalledOrigin() origin: string): Promise<SecondFactorsDto> {
    return this.keys.list(session, origin);
  }

  /** Creates the secret of an authenticator app. It becomes valid when one of its codes is confirmed. */
  @Post('authenticator')
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  beginAuthenticator(
    @Body() proof: PasswordProofDto,
    @CurrentSession() session: SignedIn,
  ): Promise<AuthenticatorSecretDto> {
    return this.authenticator.begin(proof, session);
  }

  /** Adds or replaces the authenticator app, and ends the other sessions. */
  @Post('authenticator/confirm')
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  confirmAuthenticator(
    @Body() input: AuthenticatorCodeDto,
    @CurrentSession() session: SignedIn,
  ): Promise<RecoveryCodesDto> {
    return this.authenticator.confirm(input, session);
  }

  /** Removes the authenticator app, and ends the other sessions. */
  @Post('authenticator/remove')
  @HttpCode(204)
  @ApiErrors(400, 401, 409, 413, 415, 429)
  removeAuthenticator(@Body() proof: PasswordProofDto, @CurrentSession() session: SignedIn): Promise<void> {
    return this.authenticator.remove(proof, session);
  }

  /** Returns the WebAuthn options for creating a passkey. */
  @Post('passkeys/options')
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  passkeyOptions(
    @Body() proof: PasswordProofDto,
    @CurrentSession() session: SignedIn,
    @CalledOrigin() origin: string,
  ): Promise<PasskeyOptionsDto> {
    return this.passkeys.options(proof, session, origin);
  }

  /** Adds a passkey, and ends the other sessions. */
  @Post('passkeys')
  @ApiErrors(400, 401, 413, 415)
  addPasskey(
    @Body() input: PasskeyInputDto,
    @CurrentSession() session: SignedIn,
    @CalledOrigin() origin: string,
  ): Promise<RecoveryCodesDto> {
    return this.passkeys.add(input, session, origin);
  }

  /** Removes a passkey, and ends the other sessions. */
  @Post('passkeys/:id/remove')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404, 409, 413, 415, 429)
  removePasskey(
    @Param('id', idPipe) id: string,
    @Body() proof: PasswordProofDto,
    @CurrentSession() session: SignedIn,
  ): Promise<void> {
    return this.passkeys.remove(id, proof, session);
  }

  /** Replaces all recovery codes with new ones. */
  @Post('recovery-codes')
  @HttpCode(200)
  @ApiErrors(400, 401, 413, 415, 429)
  newRecoveryCodes(@Body() proof: PasswordProofDto, @CurrentSession() session: SignedIn): Promise<RecoveryCodesDto> {
    return this.keys.newRecoveryCodes(proof, session);
  }
}
