import { ApiProperty } from '@nestjs/swagger';
import { type Role, ROLES } from '#shared/accounts/roles';
import { PASSWORD_CHANGE_RULES } from '#shared/accounts/account';
import type {
  AdminSession as AdminSessionView,
  EndedSessions,
  LoginInput,
  LoginResult,
  PasswordChange,
} from '#shared/accounts/contract';
import { LOGIN_RULES } from '#shared/accounts/account';
import { Field } from '../http/body/decorators/field.decorator.ts';

export class LoginDto implements LoginInput {
  @Field(LOGIN_RULES.email, 'admin@eclar.example')
  email: string;

  @Field(LOGIN_RULES.password, 'correct horse battery staple')
  password: string;
}

export class LoginResultDto implements LoginResult {
  @ApiProperty({ enum: [true], type: Boolean, example: true })
  success: true;

  /** Send it as `Authorization: Bearer <token>`. */
  @ApiProperty({ example: 'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzaWQiOiIwYjZmIn0.c2lnbmF0dXJl' })
  token: string;
}

export class AdminSessionDto implements AdminSessionView {
  @ApiProperty({ example: 'admin@eclar.example' })
  email: string;

  /** Empty if the account has none. */
  @ApiProperty({ example: 'The office' })
  name: string;

  @ApiProperty({ enum: ROLES, isArray: true, example: ['owner'] })
  roles: Role[];

  @ApiProperty({ example: true })
  hasSecondKey: boolean;

  /** Whether a mail server is configured. Without one, mails wait. */
  @ApiProperty({ example: true })
  hasMail: boolean;

  /** When a second factor becomes mandatory for every other action; null if none is required, or if one is set up. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  secondKeyDueAt: string | null;

  /** Whether it is mandatory now, by the server's clock. */
  @ApiProperty({ example: false })
  isSecondKeyDue: boolean;

  @ApiProperty({ format: 'date-time', example: '2026-11-21T20:00:00.000Z' })
  expiresAt: string;

  /** The previous sign-in, before the one that began this session; null for the first one. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: '2026-11-20T13:14:00.000Z' })
  lastSignInAt: string | null;

  /** The number of other valid sessions. */
  @ApiProperty({ example: 1, minimum: 0 })
  otherSessions: number;
}

export class EndedSessionsDto implements EndedSessions {
  /** The number of sessions that were ended. */
  @ApiProperty({ example: 1, minimum: 0 })
  ended: number;
}

export class PasswordChangeDto implements PasswordChange {
  @Field(PASSWORD_CHANGE_RULES.currentPassword, 'correct horse battery staple')
  currentPassword: string;

  @Field(PASSWORD_CHANGE_RULES.newPassword, 'a gravel road in the rain')
  newPassword: string;
}
