import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { SubmissionKind } from '#shared/contract';
import { INBOX_LIMITS } from '#shared/inbox/inbox-limits';

/** A named filter of the Inbox. */
@Entity('saved_filters')
@Unique('saved_filters_name', ['name'])
export class SavedFilter {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'varchar', length: INBOX_LIMITS.savedFilter.name })
  name: string;

  /** The filter as a query string, such as `view=open&kind=quote`. */
  @Column({ type: 'varchar', length: INBOX_LIMITS.savedFilter.query })
  query: string;

  /** The kinds that the account that saved it could see. */
  @Column({ type: 'text', array: true })
  kinds: SubmissionKind[];

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
