import { Column, CreateDateColumn, Entity, Index, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ACCOUNT_LIMITS } from '#shared/accounts/account-limits';
import { Account } from '../../account/account.entity.ts';

/** A passkey of an account. The private key stays on the person's device. */
@Entity('passkeys')
export class Passkey {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Index('passkeys_account')
  @Column({ type: 'uuid' })
  accountId: string;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** As base64url; WebAuthn allows 1023 bytes. */
  @Index('passkeys_credential', { unique: true })
  @Column({ type: 'varchar', length: 1364 })
  credentialId: string;

  @Column({ type: 'bytea' })
  publicKey: Buffer;

  /** The authenticator's signature counter; zero if it does not count. */
  @Column({ type: 'bigint' })
  counter: string;

  @Column({ type: 'text', array: true })
  transports: string[];

  @Column({ type: 'varchar', length: ACCOUNT_LIMITS.name })
  name: string;

  @CreateDateColumn({ type: 'timestamptz' })
  createdAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  lastUsedAt: Date | null;
}
