import { ApiProperty } from '@nestjs/swagger';
import type { AdminSession as AdminSessionView, LoginInput, LoginResult } from '../../shared/contract.ts';
import { LOGIN_RULES } from '../../shared/rules.ts';
import { Field } from '../common/field.decorator.ts';

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

  @ApiProperty({ format: 'date-time', example: '2026-11-21T20:00:00.000Z' })
  expiresAt: string;
}
