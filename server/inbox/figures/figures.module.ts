import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { DeskLetters } from './letters/desk-letters.ts';
import { FiguresController } from './numbers/figures.controller.ts';
import { FiguresService } from './numbers/figures.service.ts';
import { DeskSettingsController } from './settings/desk-settings.controller.ts';
import { DeskSettingsService } from './settings/desk-settings.service.ts';

@Module({
  imports: [MailModule],
  controllers: [FiguresController, DeskSettingsController],
  providers: [FiguresService, DeskSettingsService, DeskLetters],
})
export class FiguresModule {}
