import { Global, Module } from '@nestjs/common';
import { NewPasswords } from '../../auth/account/new-passwords.ts';
import { StrongPasswords } from './strong-passwords.ts';

/** Gives auth/ the judge of new passwords. */
@Global()
@Module({ providers: [{ provide: NewPasswords, useClass: StrongPasswords }], exports: [NewPasswords] })
export class NewPasswordsModule {}
