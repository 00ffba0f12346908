import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PicturesModule } from '../pictures/pictures.module.ts';
import { Rental } from './rental.entity.ts';
import { RentalPictures } from './rental-pictures.ts';
import { RentalsController } from './rentals.controller.ts';
import { RentalsService } from './rentals.service.ts';

@Module({
  imports: [TypeOrmModule.forFeature([Rental]), PicturesModule],
  controllers: [RentalsController],
  providers: [RentalsService, RentalPictures],
  exports: [RentalsService],
})
export class RentalsModule {}
