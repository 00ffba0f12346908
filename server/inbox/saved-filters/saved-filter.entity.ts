import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { LIMITS } from '#shared/limits';

/** A filter of the Inbox under a name. */
@Entity('saved_filters')
@Unique('saved_filters_name', ['name'])
export class SavedFilter {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'varchar', length: LIMITS.savedFilter.name })
  name: string;

  /** The filter as parameters of an address, such as `view=open&kind=quote`. */
  @Column({ type: 'varchar', length: LIMITS.savedFilter.query })
  query: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
