import { Global, Module } from '@nestjs/common';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { ContentController } from './content.controller.ts';
import { DraftsService } from './drafts/drafts.service.ts';
import { ContentPictures } from './pictures/content-pictures.ts';
import { PublishedContent } from './published/published-content.ts';
import { PublishingService } from './publishing/publishing.service.ts';

/** Global: letters, calendars and pages all say what the firm says of itself. */
@Global()
@Module({
  imports: [PicturesModule],
  controllers: [ContentController],
  providers: [PublishedContent, DraftsService, PublishingService, ContentPictures],
  exports: [PublishedContent],
})
export class ContentModule {}
