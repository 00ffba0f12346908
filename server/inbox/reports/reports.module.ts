import { Module } from '@nestjs/common';
import { MailModule } from '../../mail/mail.module.ts';
import { DeskLetters } from './letters/desk-letters.ts';
import { ReportsController } from './figures/reports.controller.ts';
import { ReportsService } from './figures/reports.service.ts';
import { DeskSettingsController } from './settings/desk-settings.controller.ts';
import { DeskSettingsService } from './settings/desk-settings.service.ts';

@Module({
  imports: [MailModule],
  controllers: [ReportsController, DeskSettingsController],
  providers: [ReportsService, DeskSettingsService, DeskLetters],
})
export class ReportsModule {}
