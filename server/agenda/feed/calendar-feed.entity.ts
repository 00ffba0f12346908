import {
  Check,
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  type Relation,
} from 'typeorm';
import { Account } from '../../auth/account/account.entity.ts';

/** The secret address under which an account's calendar programs read the meetings. */
@Entity('calendar_feeds')
export class CalendarFeed {
  @PrimaryColumn({ name: 'account_id', type: 'uuid', primaryKeyConstraintName: 'PK_calendar_feeds' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id', foreignKeyConstraintName: 'FK_calendar_feeds_account' })
  account?: Relation<Account>;

  /** SHA-256 of the secret in the address, which is shown once. */
  @Index('calendar_feeds_secret', { unique: true })
  @Column({ name: 'secret_hash', type: 'bytea' })
  secretHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** The one address of the version before, whose replicas still read this table; the next release drops it. */
@Entity('calendar_feed')
@Check('calendar_feed_is_single', `"id" = 1`)
export class SharedCalendarFeed {
  @PrimaryColumn({ type: 'smallint', default: 1, primaryKeyConstraintName: 'PK_calendar_feed' })
  id: number;

  @Column({ name: 'secret_hash', type: 'bytea' })
  secretHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
