import { ApiProperty } from '@nestjs/swagger';
import { AUTHENTICATOR_CODE_RULES, PASSKEY_NAME_RULES, PASSWORD_PROOF_RULES } from '#shared/accounts/two-factor';
import type {
  AuthenticatorCode,
  AuthenticatorSecret,
  PasskeyInput,
  PasskeyView,
  PasswordProof,
  RecoveryCodes,
  SecondFactors,
  WebAuthnJson,
} from '#shared/accounts/two-factor-contract';
import { Checked } from '../../http/body/decorators/key.decorators.ts';
import { Field } from '../../http/body/decorators/field.decorator.ts';
import { PASSKEY_ANSWER, passkeyProblem } from './steps/second-step.dto.ts';

const TIME = '2026-11-22T12:00:00.000Z';

export class PasskeyDto implements PasskeyView {
  @ApiProperty({ format: 'uuid', example: '3f0c6a52-8d0e-4c0e-9a51-0a4f2f1f7b11' })
  _id: string;

  @ApiProperty({ example: 'Phone of the office' })
  name: string;

  @ApiProperty({ format: 'date-time', example: TIME })
  createdAt: string;

  /** Null if it was never used. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  lastUsedAt: string | null;
}

export class SecondFactorsDto implements SecondFactors {
  /** Null without an authenticator app. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: TIME })
  authenticatorSince: string | null;

  @ApiProperty({ type: [PasskeyDto] })
  passkeys: PasskeyDto[];

  /** Number of unused recovery codes. */
  @ApiProperty({ example: 10, minimum: 0 })
  recoveryCodes: number;

  /** False at an IP address, and at a domain other than PUBLIC_URL's: passkeys belong to a domain. */
  @ApiProperty({ example: true })
  passkeysPossible: boolean;
}

export class PasswordProofDto implements PasswordProof {
  @Field(PASSWORD_PROOF_RULES.currentPassword, 'correct horse battery staple')
  currentPassword: string;
}

export class AuthenticatorSecretDto implements AuthenticatorSecret {
  /** Base32, for the authenticator app. */
  @ApiProperty({ example: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ' })
  secret: string;
}

export class AuthenticatorCodeDto implements AuthenticatorCode {
  @Field(AUTHENTICATOR_CODE_RULES.code, '492039')
  code: string;
}

export class PasskeyInputDto implements PasskeyInput {
  @Field(PASSKEY_NAME_RULES.name, 'Phone of the office')
  name: string;

  /** The credential that the browser created from the options, as JSON. */
  @Checked(passkeyProblem, { type: 'object', additionalProperties: true, example: PASSKEY_ANSWER })
  passkey: WebAuthnJson;
}

export class RecoveryCodesDto implements RecoveryCodes {
  /** Shown once. Empty if the account already has recovery codes. */
  @ApiProperty({ type: [String], example: ['k7f3-9d2m-x4tq-8b0c'] })
  recoveryCodes: string[];
}
