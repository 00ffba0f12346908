import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { Account } from '../account/account.entity.ts';

/** A valid session. A token is valid only while its row exists, so a session is ended by deleting the row. */
@Entity('admin_sessions')
export class AdminSession {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;

  /** The sign-in before this one, so that the admin notices a sign-in of somebody else. */
  @Column({ name: 'previous_sign_in_at', type: 'timestamptz', nullable: true })
  previousSignInAt: Date | null;

  /** Null for a session that a replica of the version before began, which knows the first admin alone. */
  @Index('admin_sessions_account')
  @Column({ name: 'account_id', type: 'uuid', nullable: true })
  accountId: string | null;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  /** The browser and its system, as `Chrome on Android`; empty when unknown. */
  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.device, default: '' })
  device: string;

  /** Null unless the owner has chosen to keep addresses. */
  @Column({ type: 'varchar', length: 45, nullable: true })
  address: string | null;

  /** Correct to five minutes. */
  @Column({ name: 'last_seen_at', type: 'timestamptz', default: () => 'now()' })
  lastSeenAt: Date;

  /** Of a passkey that is being added. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  challenge: string | null;
}
