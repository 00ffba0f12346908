import { ApiProperty } from '@nestjs/swagger';
import type { DeskSettings } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { OptionalKey } from '#server/http/body/decorators/key.decorators';

const Choice = () =>
  OptionalKey((value) => (typeof value === 'boolean' ? undefined : ERRORS.deskMail), { type: Boolean, example: false });

export class DeskSettingsChangeDto implements Partial<DeskSettings> {
  /** A mail on Monday with the figures of the previous week. */
  @Choice()
  weeklyMail?: boolean;

  /** A mail in the morning with submissions that have been unanswered too long. */
  @Choice()
  waitingMail?: boolean;
}

export class DeskSettingsDto implements DeskSettings {
  /** A mail on Monday with the figures of the previous week. */
  @ApiProperty({ example: true })
  weeklyMail: boolean;

  /** A mail in the morning with submissions that have been unanswered too long. */
  @ApiProperty({ example: true })
  waitingMail: boolean;
}
