import { Column, CreateDateColumn, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '#server/auth/account/account.entity';

/** The secret address of an account's calendar feed. */
@Entity('calendar_feeds')
export class CalendarFeed {
  @PrimaryColumn({ type: 'uuid', primaryKeyConstraintName: 'PK_calendar_feeds' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ foreignKeyConstraintName: 'FK_calendar_feeds_account' })
  account?: Relation<Account>;

  /** SHA-256 of the secret in the address, which is shown once. */
  @Index('calendar_feeds_secret', { unique: true })
  @Column({ type: 'bytea' })
  secretHash: Buffer;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;
}
