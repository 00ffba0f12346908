import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { Account } from '../account/account.entity.ts';

/** A valid session. A token is valid only while its row exists, so a session is ended by deleting the row. */
@Entity('admin_sessions')
export class AdminSession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  /** The sign-in before this one, so that the admin notices a sign-in of somebody else. */
  @Column({ type: 'timestamptz', nullable: true })
  previousSignInAt: Date | null;

  @Index('admin_sessions_account')
  @Column({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** The browser and its system, as `Chrome on Android`; empty when unknown. */
  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.device, default: '' })
  device: string;

  /** Null unless the owner has chosen to keep addresses. */
  @Column({ type: 'varchar', length: 45, nullable: true })
  address: string | null;

  /** Correct to five minutes. */
  @Column({ type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  /** Of a passkey that is being added. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  challenge: string | null;
}
