import { Controller, Delete, Get, HttpCode, Param } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { Recorded } from '../../auth/activity/recorded.decorator.ts';
import { EveryRole, WithoutTwoFactor } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { OwnSessionsService } from './own-sessions.service.ts';
import { SessionDto } from './session.dto.ts';

@ApiTags('auth')
@ApiBearerAuth()
@EveryRole()
@WithoutTwoFactor()
@Controller(ACCOUNT_ENDPOINTS.sessions)
export class OwnSessionsController {
  constructor(private readonly sessions: OwnSessionsService) {}

  /** Lists the valid sessions of the caller's account. */
  @Get()
  @ApiErrors(401)
  list(@CurrentSession() session: SignedIn): Promise<SessionDto[]> {
    return this.sessions.list(session);
  }

  /** Ends a session of the caller's account. Its token becomes invalid. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @Recorded('sessions-ended', () => ({ count: 1 }))
  @ApiErrors(400, 401, 404)
  end(@Param('id', idPipe) id: string, @CurrentSession() session: SignedIn): Promise<void> {
    return this.sessions.end(id, session);
  }
}
