import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../../mail/mail.module.ts';
import { RepliesController } from './replies.controller.ts';
import { RepliesService } from './replies.service.ts';
import { ReplyTemplate } from './reply-template.entity.ts';
import { ReplyTemplatesController } from './reply-templates.controller.ts';
import { ReplyTemplatesService } from './reply-templates.service.ts';
import { StoreReplies } from './store-replies.ts';

@Module({
  imports: [MailModule, TypeOrmModule.forFeature([ReplyTemplate])],
  controllers: [RepliesController, ReplyTemplatesController],
  providers: [RepliesService, ReplyTemplatesService, StoreReplies],
  exports: [StoreReplies],
})
export class RepliesModule {}
