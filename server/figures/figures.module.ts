import { Module } from '@nestjs/common';
import { FiguresController } from './numbers/figures.controller.ts';
import { FiguresService } from './numbers/figures.service.ts';
import { DeskSettingsController } from './settings/desk-settings.controller.ts';
import { DeskSettingsService } from './settings/desk-settings.service.ts';

@Module({
  controllers: [FiguresController, DeskSettingsController],
  providers: [FiguresService, DeskSettingsService],
})
export class FiguresModule {}
