import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LIMITS } from '#shared/limits';
import { Account } from '../../account/account.entity.ts';

/**
 * A sign-in that waits for the second factor. Wrong passwords and unknown addresses get a row too, so that the answer does
 * not reveal them.
 */
@Entity('sign_in_steps')
export class SignInStep {
  /** SHA-256 of the token in the answer. */
  @PrimaryColumn({ type: 'varchar', length: 43 })
  tokenHash: string;

  /** As typed, in lower case. */
  @Column({ type: 'varchar', length: LIMITS.email })
  email: string;

  /** Null for an unknown address. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** The hash that the password matched; null for a wrong password. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  passwordHash: string | null;

  /** Of the requested passkey. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  challenge: string | null;

  /** Keyed hash of the guess that the password counted as, so that the right second factor takes it back. */
  @Column({ type: 'varchar', length: 43 })
  guess: string;

  @Column({ type: 'smallint', default: 0 })
  tries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
