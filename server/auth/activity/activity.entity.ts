import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { LIMITS } from '#shared/limits';

/**
 * What somebody did. Rows are added only: a trigger refuses to change one, or to delete one before its time is over. It
 * holds ids and numbers, and never what was typed.
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

  /** The account's address at that time; null when the server itself did it. */
  @Column({ type: 'varchar', length: LIMITS.email, nullable: true })
  who: string | null;

  @Column({ type: 'varchar', length: 40 })
  action: string;

  /** Id of what it was done to, or null. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  subject: string | null;

  /** How many it was done to, or null. */
  @Column({ type: 'integer', nullable: true })
  count: number | null;
}
