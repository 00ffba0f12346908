import { ApiProperty } from '@nestjs/swagger';
import type { CalendarFeed, NewCalendarFeed } from '#shared/contract';
import { EXAMPLE_MOMENT } from '#server/http/api-docs.decorators';

export class CalendarFeedDto implements CalendarFeed {
  /** When the address was created; null if there is none. */
  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: EXAMPLE_MOMENT })
  createdAt: string | null;
}

export class NewCalendarFeedDto implements NewCalendarFeed {
  @ApiProperty({ format: 'date-time', example: EXAMPLE_MOMENT })
  createdAt: string;

  /** The secret in the address `/api/calendar/<secret>.ics`, shown only once. */
  @ApiProperty({ example: 'Jq0c2Zk5r9bX1yWm7TtLh3VfS8aNdEoP4uGi6KxQvRs' })
  secret: string;
}
