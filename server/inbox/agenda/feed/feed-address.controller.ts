import { Controller, Delete, Get, HttpCode, Post } from '@nestjs/common';
import { ApiBearerAuth, ApiTags } from '@nestjs/swagger';
import { DESK_ENDPOINTS } from '#shared/inbox/desk-endpoints';
import { Recorded } from '#server/auth/activity/recorded.decorator';
import { ApiErrors } from '#server/http/api-docs.decorators';
import { CalendarFeedDto, NewCalendarFeedDto } from './calendar-feed.dto.ts';
import { CalendarFeedService } from './calendar-feed.service.ts';
import { Roles } from '#server/auth/roles.decorator';
import { CurrentSession, type SignedIn } from '#server/auth/sessions/signed-in';

@ApiTags('meetings')
@ApiBearerAuth()
@Roles('sales')
@Controller(DESK_ENDPOINTS.calendarFeed)
export class FeedAddressController {
  constructor(private readonly feed: CalendarFeedService) {}

  /** Returns when the account's secret calendar address was created, if it has one. */
  @Get()
  @ApiErrors(401)
  describe(@CurrentSession() { account }: SignedIn): Promise<CalendarFeedDto> {
    return this.feed.describe(account.id);
  }

  /** Creates a secret calendar address for the account. It replaces the previous one. */
  @Post()
  @Recorded('calendar-address-made')
  @ApiErrors(401)
  make(@CurrentSession() { account }: SignedIn): Promise<NewCalendarFeedDto> {
    return this.feed.make(account.id);
  }

  /** Revokes the account's secret calendar address. */
  @Delete()
  @HttpCode(204)
  @Recorded('calendar-address-ended')
  @ApiErrors(401)
  end(@CurrentSession() { account }: SignedIn): Promise<void> {
    return this.feed.end(account.id);
  }
}
