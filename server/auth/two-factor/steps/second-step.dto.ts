import { ApiProperty } from '@nestjs/swagger';
import { SECOND_STEP_RULES, STEP_RULES } from '#shared/accounts/two-factor';
import type {
  NextStep,
  PasskeyOptions,
  SecondStepInput,
  StepInput,
  WebAuthnJson,
} from '#shared/accounts/two-factor-contract';
import { ERRORS } from '#shared/error-messages';
import { Field } from '#server/http/body/decorators/field.decorator';
import { OptionalKey } from '#server/http/body/decorators/key.decorators';

const STEP = 'y2mJ1p0GmE6Y0c2fJ8oR4aV7wQ9xL3nB5kD1sT6hUzE';

export const PASSKEY_ANSWER: WebAuthnJson = {
  id: 'AQIDBA',
  rawId: 'AQIDBA',
  type: 'public-key',
  clientExtensionResults: {},
  response: { clientDataJSON: 'e30', authenticatorData: 'AA', signature: 'AA' },
};

export const passkeyProblem = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && 'response' in value
    ? undefined
    : ERRORS.twoFactor.passkey;

export class NextStepDto implements NextStep {
  @ApiProperty({ enum: [false], type: Boolean, example: false })
  success: false;

  @ApiProperty({ enum: ['second-key'], example: 'second-key' })
  next: 'second-key';

  /** To be sent with the second factor within five minutes. */
  @ApiProperty({ example: STEP })
  step: string;
}

export class StepDto implements StepInput {
  @Field(STEP_RULES.step, STEP)
  step: string;
}

const { code } = SECOND_STEP_RULES;

export class SecondStepDto extends StepDto implements SecondStepInput {
  /** A code of the authenticator app, or a recovery code. Send either this or `passkey`. */
  @OptionalKey((value) => (typeof value === 'string' && value.length <= code.max ? undefined : ERRORS.twoFactor.form), {
    type: String,
    maxLength: code.max,
    example: '492039',
  })
  code?: string;

  /** The credential that the browser created from the options, as JSON. */
  @OptionalKey(passkeyProblem, { type: 'object', additionalProperties: true, example: PASSKEY_ANSWER })
  passkey?: WebAuthnJson;

  /** Skips the second factor in this browser for 30 days. */
  @OptionalKey((value) => (typeof value === 'boolean' ? undefined : ERRORS.twoFactor.remember), {
    type: Boolean,
    example: true,
  })
  remember?: boolean;
}

export class PasskeyOptionsDto implements PasskeyOptions {
  /** Options for the browser's `navigator.credentials`, as JSON. */
  @ApiProperty({
    type: 'object',
    additionalProperties: true,
    example: { rpId: 'www.example.com', challenge: 'AQIDBA' },
  })
  options: WebAuthnJson;
}
