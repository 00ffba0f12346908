import { Check, Column, Entity, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import type { ShownPicture } from '#shared/content/pictures/picture';
import type { Rental as RentalRow } from '#shared/contract';
import { LIMITS } from '#shared/limits';
import { Listing, OPTIONAL_TEXT } from '../listing.ts';
import { Picture } from '../pictures/library/picture.entity.ts';

@Entity('rentals')
@Check('rentals_not_blank', `btrim("vehicle_name") <> '' AND btrim("weight_limit") <> ''`)
export class Rental extends Listing implements RentalRow {
  @Column({ type: 'varchar', length: LIMITS.vehicleName })
  vehicleName: string;

  @Column({ type: 'varchar', length: LIMITS.weightLimit })
  weightLimit: string;

  @Column({ name: 'picture_id', type: 'varchar', length: 14, nullable: true, transformer: OPTIONAL_TEXT })
  picture?: string;

  /** PictureUses protects the picture of a rental from deletion. A deleted rental loses its picture instead. */
  @ManyToOne(() => Picture, { onDelete: 'SET NULL' })
  @JoinColumn({ name: 'picture_id', foreignKeyConstraintName: 'FK_rentals_picture' })
  pictureRow?: Relation<Picture>;

  /** Not a column: filled in when the rental is read. */
  shownPicture?: ShownPicture;
}
