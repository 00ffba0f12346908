import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { RentalInput } from '#shared/contract';
import { ListingService } from '../listings/listing.service.ts';
import { ListCache } from '../cache/list-cache.ts';
import { Rental } from './rental.entity.ts';

@Injectable()
export class RentalsService extends ListingService<RentalInput, Rental> {
  constructor(@InjectRepository(Rental) rentals: Repository<Rental>, listCache: ListCache) {
    super(rentals, 'oldest first', () => listCache.drop('rentals'));
  }
}
