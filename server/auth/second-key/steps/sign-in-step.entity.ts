import { Column, Entity, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { LIMITS } from '#shared/limits';
import { Account } from '../../account/account.entity.ts';

/**
 * A sign-in that waits for the second key. There is a row for a wrong password and for an unknown address, too, so that
 * the answer tells nobody which of them it was.
 */
@Entity('sign_in_steps')
export class SignInStep {
  /** SHA-256 of the token of the answer. */
  @PrimaryColumn({ type: 'varchar', length: 43 })
  tokenHash: string;

  /** As it was typed, in small letters. */
  @Column({ type: 'varchar', length: LIMITS.email })
  email: string;

  /** Null for an unknown address. */
  @Column({ type: 'uuid', nullable: true })
  accountId: string | null;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  account?: Relation<Account>;

  /** The hash that the password fitted; null for a wrong one. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  passwordHash: string | null;

  /** Of the passkey that was asked for. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  challenge: string | null;

  /** Keyed hash of whom the password's try was counted for, which takes it back when the second key is right. */
  @Column({ type: 'varchar', length: 43 })
  guess: string;

  @Column({ type: 'smallint', default: 0 })
  tries: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;
}
