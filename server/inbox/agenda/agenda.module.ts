import { Module } from '@nestjs/common';
import { AgendaController } from './agenda.controller.ts';
import { AgendaService } from './agenda.service.ts';
import { CalendarController } from './feed/calendar.controller.ts';
import { CalendarFeedController } from './feed/calendar-feed.controller.ts';
import { CalendarFeedService } from './feed/calendar-feed.service.ts';

@Module({
  controllers: [AgendaController, CalendarFeedController, CalendarController],
  providers: [AgendaService, CalendarFeedService],
})
export class AgendaModule {}
