import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { ACCOUNT_ENDPOINTS } from '#shared/accounts/account-endpoints';
import { Roles } from '../../auth/roles.decorator.ts';
import { CurrentSession, type SignedIn } from '../../auth/sessions/signed-in.ts';
import { ApiErrors, ApiId } from '../../http/api-docs.decorators.ts';
import { idPipe } from '../../http/errors/validation.pipe.ts';
import { CalledOrigin } from '../../http/headers/same-origin.ts';
import { InvitationDto, MadeInvitationDto, PersonChangeDto, PersonDto } from './accounts.dto.ts';
import { AccountsService } from './accounts.service.ts';
import { InvitationsService } from './invitations.service.ts';

@ApiTags('accounts')
@ApiBearerAuth()
@Roles()
@Controller(ACCOUNT_ENDPOINTS.accounts)
export class AccountsController {
  constructor(
    private readonly accounts: AccountsService,
    private readonly invitations: InvitationsService,
  ) {}

  /** Lists all accounts by name. */
  @Get()
  @ApiErrors(401)
  list(): Promise<PersonDto[]> {
    return this.accounts.list();
  }

  /** Invites a person. The link in the answer is also mailed if a mail server is configured. It works once, within 72 hours. */
  @Post()
  @ApiErrors(400, 401, 409, 413, 415)
  invite(
    @Body() invitation: InvitationDto,
    @CurrentSession() session: SignedIn,
    @CalledOrigin() origin: string,
  ): Promise<MadeInvitationDto> {
    return this.invitations.invite(invitation, { session, origin });
  }

  /** Makes a new link for an invitation that was not accepted yet. The previous link stops working. */
  @Post(':id/invitation')
  @ApiId()
  @ApiErrors(400, 401, 404, 409)
  renew(
    @Param('id', idPipe) id: string,
    @CurrentSession() session: SignedIn,
    @CalledOrigin() origin: string,
  ): Promise<MadeInvitationDto> {
    return this.invitations.renew(id, { session, origin });
  }

  /** Changes an account's name or roles, suspends it or resumes it. Absent keys stay unchanged. */
  @Patch(':id')
  @ApiId()
  @ApiErrors(400, 401, 404, 409, 413, 415)
  change(
    @Param('id', idPipe) id: string,
    @Body() change: PersonChangeDto,
    @CurrentSession() session: SignedIn,
  ): Promise<PersonDto> {
    return this.accounts.change(id, change, session);
  }

  /** Deletes an account permanently. */
  @Delete(':id')
  @ApiId()
  @HttpCode(204)
  @ApiErrors(400, 401, 404, 409)
  remove(@Param('id', idPipe) id: string, @CurrentSession() session: SignedIn): Promise<void> {
    return this.accounts.remove(id, session);
  }
}
