import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import type { RentalInput } from '../../shared/contract.ts';
import { ListingService } from '../common/listing.service.ts';
import { Rental } from './rental.entity.ts';

@Injectable()
export class RentalsService extends ListingService<RentalInput, Rental> {
  constructor(@InjectRepository(Rental) rentals: Repository<Rental>) {
    super(rentals, 'oldest first');
  }
}
