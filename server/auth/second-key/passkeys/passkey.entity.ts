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
import { Account } from '../../account/account.entity.ts';

/** A passkey of an account. The private key stays on the person's device. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('passkeys_account')
  @Column({ name: 'account_id', type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  /** As base64url; WebAuthn allows 1023 bytes. */
  @Index('passkeys_credential', { unique: true })
  @Column({ name: 'credential_id', type: 'varchar', length: 1364 })
  credentialId: string;

  @Column({ name: 'public_key', type: 'bytea' })
  publicKey: Buffer;

  /** How often the device says it was used; zero for those that do not count. */
  @Column({ type: 'bigint' })
  counter: string;

  @Column({ type: 'text', array: true })
  transports: string[];

  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.name })
  name: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'last_used_at', type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
