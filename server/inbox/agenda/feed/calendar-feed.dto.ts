import { ApiProperty } from '@nestjs/swagger';
import type { CalendarFeed, NewCalendarFeed } from '#shared/contract';

const MOMENT = '2026-11-21T06:05:00.000Z';

export class CalendarFeedDto implements CalendarFeed {
  /** When the address was created; null if there is none. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: MOMENT })
  createdAt: string | null;
}

export class NewCalendarFeedDto implements NewCalendarFeed {
  @ApiProperty({ format: 'date-time', example: MOMENT })
  createdAt: string;

  /** The secret in the address `/api/calendar/<secret>.ics`, shown only once. */
  @ApiProperty({ example: 'Jq0c2Zk5r9bX1yWm7TtLh3VfS8aNdEoP4uGi6KxQvRs' })
  secret: string;
}
