import { Module } from '@nestjs/common';
import { MailModule } from '../mail/mail.module.ts';
import { AccountsController } from './accounts/accounts.controller.ts';
import { AccountsService } from './accounts/accounts.service.ts';
import { InvitationMails } from './accounts/invitation-mails.ts';
import { InvitationsService } from './accounts/invitations.service.ts';
import { ActivityController } from './activity/activity.controller.ts';
import { ActivityListService } from './activity/activity-list.service.ts';
import { AuthHooksModule } from './auth-hooks.module.ts';
import { PasswordLinkController } from './passwords/password-link.controller.ts';
import { PasswordLinkService } from './passwords/password-link.service.ts';
import { PasswordMails } from './passwords/password-mails.ts';
import { PasswordRequests } from './passwords/password-requests.ts';
import { PasswordWarnings } from './passwords/password-warnings.ts';
import { OwnSessionsController } from './sessions/own-sessions.controller.ts';
import { OwnSessionsService } from './sessions/own-sessions.service.ts';
import { SecuritySettingsController } from './sign-ins/security-settings.controller.ts';
import { SecuritySettingsService } from './sign-ins/security-settings.service.ts';

/** Dashboard accounts, with their invitations, passwords and sign-ins. */
@Module({
  imports: [MailModule, AuthHooksModule],
  controllers: [
    AccountsController,
    ActivityController,
    PasswordLinkController,
    OwnSessionsController,
    SecuritySettingsController,
  ],
  providers: [
    AccountsService,
    ActivityListService,
    InvitationMails,
    InvitationsService,
    PasswordLinkService,
    PasswordMails,
    PasswordRequests,
    PasswordWarnings,
    OwnSessionsService,
    SecuritySettingsService,
  ],
})
export class AccountsModule {}
