import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { Recorded } from '../../activity/recorded.decorator.ts';
import { ApiErrors } from '../../http/docs/api-errors.decorator.ts';
import { CalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { Roles } from '../../auth/roles.decorator.ts';

@ApiTags('meetings')
@ApiBearerAuth()
@Roles('sales')
@Controller(DESK_ENDPOINTS.calendarFeed)
export class CalendarFeedController {
  constructor(private readonly feed: CalendarFeedService) {}

  /** Tells whether the calendar of meetings has a secret address, and since when. */
  @Get()
  @ApiErrors(401)
  describe(): Promise<CalendarFeedDto> {
    return this.feed.describe();
  }

  /** Makes a secret address. An earlier one ends. */
  @Post()
  @Recorded('calendar-address-made')
  @ApiErrors(401)
  make(): Promise<NewCalendarFeedDto> {
    return this.feed.make();
  }

  /** Ends the secret address. */
  @Delete()
  @HttpCode(204)
  @Recorded('calendar-address-ended')
  @ApiErrors(401)
  end(): Promise<void> {
    return this.feed.end();
  }
}
