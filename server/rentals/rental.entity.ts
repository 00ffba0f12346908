import { Check, Column, Entity } from 'typeorm';
import type { Rental as RentalRow } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { Listing } from '../listings/listing.entity.ts';

@Entity('rentals')
@Check('rentals_not_blank', `btrim("vehicle_name") <> '' AND btrim("weight_limit") <> ''`)
export class Rental extends Listing implements RentalRow {
  @Column({ name: 'vehicle_name', type: 'varchar', length: LIMITS.vehicleName })
  vehicleName: string;

  @Column({ name: 'weight_limit', type: 'varchar', length: LIMITS.weightLimit })
  weightLimit: string;
}
