import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../account/account.entity.ts';

/** The program that makes an account's codes. Secrets are encrypted with a key that is not in the database. */
@Entity('authenticators')
export class Authenticator {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @OneToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn()
  account?: Relation<Account>;

  /** Null until the first code was confirmed. */
  @Column({ type: 'bytea', nullable: true })
  secret: Buffer | null;

  /** A secret that was shown, and is not confirmed yet. */
  @Column({ type: 'bytea', nullable: true })
  pending: Buffer | null;

  /** The period of the last code that was taken: no code counts twice. */
  @Column({ type: 'bigint', default: 0 })
  lastStep: string;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}
