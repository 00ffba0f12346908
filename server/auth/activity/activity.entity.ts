import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LIMITS } from '#shared/limits';

/**
 * An action of a person or of the server. Rows are append-only: a trigger refuses updates, and deletions before the
 * retention period ends. Besides the account's address, they hold only ids and numbers, never user input.
 */
@Entity('activities')
@Index('activities_account', ['accountId', 'at'])
@Index('activities_action', ['action', 'at'])
export class Activity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Index('activities_at')
  @CreateDateColumn({ type: 'timestamptz' })
  at: Date;

  /** The account may be deleted by now. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  /** The account's address at that time; null for actions of the server. */
  @Column({ type: 'varchar', length: LIMITS.email, nullable: true })
  who: string | null;

  @Column({ type: 'varchar', length: 40 })
  action: string;

  /** Id of the affected object, or null. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  subject: string | null;

  /** Number of affected objects, or null. */
  @Column({ type: 'integer', nullable: true })
  count: number | null;
}
