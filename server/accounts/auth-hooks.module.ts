import { Global, Module } from '@nestjs/common';
import { NewPasswords } from '../auth/account/password.ts';
import { NewBrowserNotices } from '../auth/sessions/new-browser-notices.ts';
import { MailModule } from '../mail/mail.module.ts';
import { StrongPasswords } from './passwords/strong-passwords.ts';
import { NewBrowserMails } from './sign-ins/new-browser-mails.ts';

/** Provides the interfaces that auth/ declares: the check of new passwords, and the notices of sign-ins. */
@Global()
@Module({
  imports: [MailModule],
  providers: [
    NewBrowserMails,
    { provide: NewBrowserNotices, useExisting: NewBrowserMails },
    { provide: NewPasswords, useClass: StrongPasswords },
  ],
  exports: [NewBrowserNotices, NewPasswords],
})
export class AuthHooksModule {}
