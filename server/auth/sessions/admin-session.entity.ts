import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { Account } from '../account/account.entity.ts';

/** A session. Its token is valid only while the row exists, so deleting the row ends the session. */
@Entity('admin_sessions')
export class AdminSession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** The sign-in before this one, so that the user notices sign-ins of somebody else. */
  @Column({ type: 'timestamptz', nullable: true })
  previousSignInAt: Date | null;

  @Index('admin_sessions_account')
  @Column({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** Browser and operating system, such as `Chrome on Android`; empty if unknown. */
  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.device, default: '' })
  device: string;

  /** Null unless the owner chose to store addresses. */
  @Column({ type: 'varchar', length: 45, nullable: true })
  address: string | null;

  /** Accurate to five minutes. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  /** For the passkey that is being added. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  challenge: string | null;
}
