import { Global, Module } from '@nestjs/common';
import { ContentController } from './content.controller.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { PublishedContent } from './published/published-content.ts';
import { PublishingService } from './publishing/publishing.service.ts';

/** Global: letters, calendars and pages all say what the firm says of itself. */
@Global()
@Module({
  controllers: [ContentController],
  providers: [PublishedContent, DraftsService, PublishingService],
  exports: [PublishedContent],
})
export class ContentModule {}
