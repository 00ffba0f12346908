import { Global, Module } from '@nestjs/common';
import { NewPasswords } from '../../auth/account/password.ts';
import { StrongPasswords } from './strong-passwords.ts';

/** Provides the check of new passwords that auth/ declares. */
@Global()
@Module({ providers: [{ provide: NewPasswords, useClass: StrongPasswords }], exports: [NewPasswords] })
export class NewPasswordsModule {}
