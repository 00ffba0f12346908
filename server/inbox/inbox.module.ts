import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.ts';
import { AgendaModule } from './agenda/agenda.module.ts';
import { BoardController } from './board/board.controller.ts';
import { BoardService } from './board/board.service.ts';
import { BulkController } from './change/bulk.controller.ts';
import { ResendMailController } from './change/resend-mail.controller.ts';
import { ChangesService } from './change/changes.service.ts';
import { CsvExportService } from './downloads/csv-export.service.ts';
import { InboxFilesController } from './downloads/inbox-files.controller.ts';
import { InboxController } from './list/inbox.controller.ts';
import { InboxService } from './list/inbox.service.ts';
import { MeetingAnswersController } from './meeting/meeting-answers.controller.ts';
import { MeetingAnswersService } from './meeting/meeting-answers.service.ts';
import { MeetingFileService } from './meeting/meeting-file.service.ts';
import { PersonalDataController } from './personal-data/personal-data.controller.ts';
import { PersonalDataService } from './personal-data/personal-data.service.ts';
import { RepliesModule } from './replies/replies.module.ts';
import { ReportsModule } from './reports/reports.module.ts';
import { VisitsModule } from './reports/visits/visits.module.ts';
import { ResumesService } from './downloads/resumes.service.ts';
import { SavedFilter } from './saved-filters/saved-filter.entity.ts';
import { SavedFiltersController } from './saved-filters/saved-filters.controller.ts';
import { SavedFiltersService } from './saved-filters/saved-filters.service.ts';

@Module({
  imports: [
    MailModule,
    TypeOrmModule.forFeature([SavedFilter]),
    AgendaModule,
    RepliesModule,
    ReportsModule,
    VisitsModule,
  ],
  // the order matters: `export` and others would match `:id`
  controllers: [
    InboxFilesController,
    MeetingAnswersController,
    BoardController,
    BulkController,
    InboxController,
    PersonalDataController,
    ResendMailController,
    SavedFiltersController,
  ],
  providers: [
    BoardService,
    InboxService,
    ChangesService,
    CsvExportService,
    ResumesService,
    MeetingFileService,
    MeetingAnswersService,
    PersonalDataService,
    SavedFiltersService,
  ],
})
export class InboxModule {}
