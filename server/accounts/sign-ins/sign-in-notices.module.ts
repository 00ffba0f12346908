import { Global, Module } from '@nestjs/common';
import { NewDeviceNotices } from '../../auth/sessions/new-device-notices.ts';
import { MailModule } from '../../mail/mail.module.ts';
import { SignInNotices } from './sign-in-notices.ts';

/** Provides auth/ with the notices. */
@Global()
@Module({
  imports: [MailModule],
  providers: [SignInNotices, { provide: NewDeviceNotices, useExisting: SignInNotices }],
  exports: [NewDeviceNotices],
})
export class SignInNoticesModule {}
