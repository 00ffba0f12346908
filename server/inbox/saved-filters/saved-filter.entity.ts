import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { SubmissionKind } from '#shared/contract';
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

  /** The kinds that whoever saved it might see. */
  @Column({ type: 'text', array: true })
  kinds: SubmissionKind[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
