import { Global, Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { DownloadRetention, ReleaseRetention } from './content-retention.ts';
import { ContentController } from './content.controller.ts';
import { DraftsController } from './drafts/drafts.controller.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { DownloadsController } from './downloads/downloads.controller.ts';
import { DownloadsService } from './downloads/downloads.service.ts';
import { ContentExportService } from './file/content-export.service.ts';
import { ContentFileController } from './file/content-file.controller.ts';
import { ContentImportService } from './file/content-import.service.ts';
import { FileParts } from './file/file-parts.ts';
import { FileRows } from './file/file-rows.ts';
import { ImportedDrafts } from './file/imported-drafts.ts';
import { ContentPictures } from './pictures/content-pictures.ts';
import { PublishedContent } from './published/published-content.ts';
import { ContentStateService } from './state/content-state.service.ts';
import { ContentLock } from './publishing/content-lock.ts';
import { PublishingController } from './publishing/publishing.controller.ts';
import { PublishingService } from './publishing/publishing.service.ts';

/** Global: mails, calendars and pages all use the firm's data. */
@Global()
@Module({
  imports: [PicturesModule],
  controllers: [ContentController, DraftsController, PublishingController, ContentFileController, DownloadsController],
  providers: [
    PublishedContent,
    DraftsService,
    ContentStateService,
    PublishingService,
    ContentLock,
    ReleaseRetention,
    ContentPictures,
    DownloadsService,
    DownloadRetention,
    ContentExportService,
    ContentImportService,
    ImportedDrafts,
    FileParts,
    FileRows,
  ],
  exports: [PublishedContent, DraftsService, FileRows],
})
export class ContentModule {}
