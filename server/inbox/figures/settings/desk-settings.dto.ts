import { ApiProperty } from '@nestjs/swagger';
import type { DeskSettings } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { OptionalKey } from '#server/http/body/optional-key.decorator';

const Choice = () =>
  OptionalKey((value) => (typeof value === 'boolean' ? undefined : ERRORS.deskMail), { type: Boolean, example: false });

export class DeskSettingsChangeDto implements Partial<DeskSettings> {
  /** On Monday, the figures of the week before. */
  @Choice()
  weeklyMail?: boolean;

  /** In the morning, what has waited too long for an answer. */
  @Choice()
  waitingMail?: boolean;
}

export class DeskSettingsDto implements DeskSettings {
  /** On Monday, the figures of the week before. */
  @ApiProperty({ example: true })
  weeklyMail: boolean;

  /** In the morning, what has waited too long for an answer. */
  @ApiProperty({ example: true })
  waitingMail: boolean;
}
