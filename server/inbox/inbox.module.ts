import { Module } from '@nestjs/common';
import { ChangesService } from './changes.service.ts';
import { CsvExportService } from './csv-export.service.ts';
import { InboxFilesController } from './inbox-files.controller.ts';
import { InboxController } from './inbox.controller.ts';
import { InboxService } from './inbox.service.ts';
import { MeetingsService } from './meetings.service.ts';
import { PersonalDataController } from './personal-data.controller.ts';
import { PersonalDataService } from './personal-data.service.ts';
import { ResumesService } from './resumes.service.ts';

@Module({
  // in this order: `export` would otherwise be taken for an id
  controllers: [InboxFilesController, InboxController, PersonalDataController],
  providers: [InboxService, ChangesService, CsvExportService, ResumesService, MeetingsService, PersonalDataService],
})
export class InboxModule {}
