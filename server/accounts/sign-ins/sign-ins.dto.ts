import { ApiProperty } from '@nestjs/swagger';
import type { SecuritySettings, SignInView } from '#shared/accounts/contract';
import { ERRORS } from '#shared/error-messages';
import { Checked } from '../../http/body/decorators/key.decorators.ts';

export class SignInDto implements SignInView {
  @ApiProperty({ format: 'uuid', example: '0b6f4f0e-5c1d-4a57-9e8e-2f0c5b9d7a10' })
  _id: string;

  /** Browser and operating system; empty if unknown. */
  @ApiProperty({ example: 'Chrome on Android' })
  device: string;

  /** Network address; null unless the owner chose to store addresses. */
  @ApiProperty({ type: String, nullable: true, example: '203.0.113.7' })
  address: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-22T01:05:00.000Z' })
  startedAt: string;

  /** Accurate to five minutes. */
  @ApiProperty({ format: 'date-time', example: '2026-11-22T03:20:00.000Z' })
  lastSeenAt: string;

  /** Whether it is the caller's session. */
  @ApiProperty({ example: true })
  isCurrent: boolean;
}

export class SecuritySettingsDto implements SecuritySettings {
  /** Whether the network address of each sign-in is stored. */
  @ApiProperty({ example: false })
  keepAddresses: boolean;
}

export class SecuritySettingsChangeDto implements SecuritySettings {
  /** Whether the network address of each sign-in is stored. Turning this off deletes the stored addresses. */
  @Checked((value) => (typeof value === 'boolean' ? undefined : ERRORS.accounts.keepAddresses), {
    type: Boolean,
    example: false,
  })
  keepAddresses: boolean;
}
