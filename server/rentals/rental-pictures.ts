import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type EntityManager, IsNull, Not } from 'typeorm';
import type { Rental as RentalRow } from '#shared/contract';
import { PicturesService } from '../pictures/library/pictures.service.ts';
import { PictureUses, type PictureUser } from '../pictures/library/picture-uses.ts';
import { Rental } from './rental.entity.ts';

/** The pictures of the library that rentals show. */
@Injectable()
export class RentalPictures implements PictureUser, OnModuleInit {
  constructor(
    private readonly library: PicturesService,
    private readonly uses: PictureUses,
  ) {}

  onModuleInit(): void {
    this.uses.add(this);
  }

  async placesOf(pictureId: string, manager: EntityManager): Promise<string[]> {
    const rentals = await manager.find(Rental, { where: { picture: pictureId }, order: { createdAt: 'ASC' } });
    return rentals.map(({ vehicleName }) => `Rentals › “${vehicleName}”`);
  }

  async usedBy(manager: EntityManager): Promise<string[]> {
    const rentals = await manager.findBy(Rental, { picture: Not(IsNull()) });
    return rentals.map(({ picture }) => picture!);
  }

  /** Adds the pictures to the rentals. A picture without alternative text gets the rental's name. */
  async shown<Row extends RentalRow>(rentals: Row[]): Promise<Row[]> {
    const pictures = await this.library.shownOf(rentals.flatMap(({ picture }) => (picture ? [picture] : [])));
    return rentals.map(({ picture, ...rental }) => {
      const found = pictures.get(picture ?? '');
      const shown = found && { picture, shownPicture: { ...found, alt: found.alt || rental.vehicleName } };
      return { ...rental, ...shown } as Row;
    });
  }
}
