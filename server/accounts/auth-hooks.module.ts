import { Global, Module } from '@nestjs/common';
import { NewPasswords } from '../auth/account/password.ts';
import { NewDeviceNotices } from '../auth/sessions/new-device-notices.ts';
import { MailModule } from '../mail/mail.module.ts';
import { StrongPasswords } from './passwords/strong-passwords.ts';
import { SignInNotices } from './sign-ins/sign-in-notices.ts';

/** Provides what auth/ declares: the check of new passwords, and the notices of sign-ins. */
@Global()
@Module({
  imports: [MailModule],
  providers: [
    SignInNotices,
    { provide: NewDeviceNotices, useExisting: SignInNotices },
    { provide: NewPasswords, useClass: StrongPasswords },
  ],
  exports: [NewDeviceNotices, NewPasswords],
})
export class AuthHooksModule {}
