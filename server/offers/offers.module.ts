import { Module } from '@nestjs/common';
import { SubmissionsModule } from '../submissions/submissions.module.ts';
import { OffersController } from './offers.controller.ts';
import { OffersService } from './offers.service.ts';

@Module({ imports: [SubmissionsModule], controllers: [OffersController], providers: [OffersService] })
export class OffersModule {}
