import { Global, Module } from '@nestjs/common';
import { PublishedContent } from './published/published-content.ts';

/** Global: letters, calendars and pages all say what the firm says of itself. */
@Global()
@Module({ providers: [PublishedContent], exports: [PublishedContent] })
export class ContentModule {}
