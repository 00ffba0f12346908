import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { EveryRole, WithoutTwoFactor } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { SignInDto } from './sign-ins.dto.ts';
import { SignInsService } from './sign-ins.service.ts';

@ApiTags('auth')
@ApiBearerAuth()
@EveryRole()
@WithoutTwoFactor()
@Controller(ACCOUNT_ENDPOINTS.sessions)
export class SignInsController {
  constructor(private readonly signIns: SignInsService) {}

  /** Lists the valid sessions of the caller's account. */
  @Get()
  @ApiErrors(401)
  list(@CurrentSession() session: SignedIn): Promise<SignInDto[]> {
    return this.signIns.list(session);
  }

  /** Ends a session of the caller's account. Its token becomes invalid. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @Recorded('sessions-ended', () => ({ count: 1 }))
  @ApiErrors(400, 401, 404)
  end(@Param('id', idPipe) id: string, @CurrentSession() session: SignedIn): Promise<void> {
    return this.signIns.end(id, session);
  }
}
