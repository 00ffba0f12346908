import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/desk-endpoints';
import { Recorded } from '#server/auth/activity/recorded.decorator';
import { ApiErrors } from '#server/http/docs/api-errors.decorator';
import { CalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { Roles } from '#server/auth/roles.decorator';
import { CurrentSession } from '#server/auth/sessions/current-session.decorator';
import type { SignedIn } from '#server/auth/sessions/signed-in';

@ApiTags('meetings')
@ApiBearerAuth()
@Roles('sales')
@Controller(DESK_ENDPOINTS.calendarFeed)
export class CalendarFeedController {
  constructor(private readonly feed: CalendarFeedService) {}

  /** Tells whether the account has a secret address of the calendar of meetings, and since when. */
  @Get()
  @ApiErrors(401)
  describe(@CurrentSession() { account }: SignedIn): Promise<CalendarFeedDto> {
    return this.feed.describe(account.id);
  }

  /** Makes a secret address for the account. Its earlier one ends. */
  @Post()
  @Recorded('calendar-address-made')
  @ApiErrors(401)
  make(@CurrentSession() { account }: SignedIn): Promise<NewCalendarFeedDto> {
    return this.feed.make(account.id);
  }

  /** Ends the account's secret address. */
  @Delete()
  @HttpCode(204)
  @Recorded('calendar-address-ended')
  @ApiErrors(401)
  end(@CurrentSession() { account }: SignedIn): Promise<void> {
    return this.feed.end(account.id);
  }
}
