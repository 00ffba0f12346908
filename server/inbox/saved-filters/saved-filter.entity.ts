import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { INBOX_LIMITS } from '#shared/inbox-limits';

/** A filter of the Inbox under a name. */
@Entity('saved_filters')
@Unique('saved_filters_name', ['name'])
export class SavedFilter {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'varchar', length: INBOX_LIMITS.savedFilter.name })
  name: string;

  /** The filter as parameters of an address, such as `view=open&kind=quote`. */
  @Column({ type: 'varchar', length: INBOX_LIMITS.savedFilter.query })
  query: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
