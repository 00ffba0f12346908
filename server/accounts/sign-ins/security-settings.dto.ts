import { ApiProperty } from '@nestjs/swagger';
import type { SecuritySettings } from '#shared/accounts/contract';
import { ERRORS } from '#shared/error-messages';
import { Checked } from '../../http/body/decorators/key.decorators.ts';

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
