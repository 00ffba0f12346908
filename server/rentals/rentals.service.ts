import { Injectable, type OnModuleInit } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { QueryFailedError, Repository } from 'typeorm';
import { SAMPLE_RENTALS } from '#shared/content/sample/rows';
import type { Rental as RentalRow, RentalInput } from '#shared/contract';
import { ERRORS } from '#shared/error-messages';
import { RENTAL_RULES } from '#shared/listings/row-rules';
import { FileRows } from '../content/file/file-rows.ts';
import { Problem } from '../http/errors/problem.ts';
import { ListingService } from '../listing.ts';
import { ListCache } from '../http/cache/list-cache.ts';
import { RentalPictures } from './rental-pictures.ts';
import { Rental } from './rental.entity.ts';

/** SQLSTATE of a foreign key violation. */
const NO_SUCH_ROW = '23503';

/** @throws Problem 400 for a picture that is not in the library */
function refuseUnknownPicture(error: unknown): never {
  const isUnknown = error instanceof QueryFailedError && (error.driverError as { code?: string }).code === NO_SUCH_ROW;
  throw isUnknown ? new Problem(400, [ERRORS.pictures.notInLibrary], {}, { cause: error }) : error;
}

/** A PUT replaces the whole row: an absent `picture` removes the picture. */
const wholeRow = (input: RentalInput): RentalInput => ({ ...input, picture: input.picture ?? '' });

@Injectable()
export class RentalsService extends ListingService<RentalInput, Rental> implements OnModuleInit {
  constructor(
    @InjectRepository(Rental) rentals: Repository<Rental>,
    private readonly listCache: ListCache,
    private readonly pictures: RentalPictures,
    private readonly fileRows: FileRows,
  ) {
    super(rentals, RENTAL_RULES, 'oldest first', () => listCache.drop('rentals'));
  }

  onModuleInit(): void {
    const changed = () => this.listCache.drop('rentals');
    this.fileRows.add({ list: 'rentals', entity: Rental, rules: RENTAL_RULES, sample: SAMPLE_RENTALS, changed });
  }

  override async list(): Promise<Rental[]> {
    return this.pictures.shown(await super.list());
  }

  override async create(input: RentalInput): Promise<RentalRow> {
    return this.shown(await super.create(wholeRow(input)).catch(refuseUnknownPicture));
  }

  override async replace(id: string, input: RentalInput, seen?: string): Promise<RentalRow> {
    return this.shown(await super.replace(id, wholeRow(input), seen).catch(refuseUnknownPicture));
  }

  override async restore(id: string): Promise<Rental> {
    return this.shown(await super.restore(id));
  }

  private async shown<Row extends RentalRow>(rental: Row): Promise<Row> {
    return (await this.pictures.shown([rental]))[0];
  }
}
