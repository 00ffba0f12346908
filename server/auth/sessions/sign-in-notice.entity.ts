import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { Account } from '../account/account.entity.ts';

/** A sign-in from a new browser, to be mailed to the account. */
@Entity('sign_in_notices')
export class SignInNotice {
  /** The session may be deleted by now. */
  @PrimaryColumn({ type: 'uuid' })
  sessionId: string;

  @Column({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.device })
  device: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  /** Lease: one process at a time sends the notice. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  leasedUntil: Date;

  @Index('sign_in_notices_unsent', { where: `"sent_at" IS NULL` })
  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
