import { Module } from '@nestjs/common';
import { AgendaController } from './agenda.controller.ts';
import { AgendaService } from './agenda.service.ts';
import { CalendarFeedController } from './feed/calendar-feed.controller.ts';
import { CalendarFeedService } from './feed/calendar-feed.service.ts';
import { FeedAddressController } from './feed/feed-address.controller.ts';

@Module({
  controllers: [AgendaController, FeedAddressController, CalendarFeedController],
  providers: [AgendaService, CalendarFeedService],
})
export class AgendaModule {}
