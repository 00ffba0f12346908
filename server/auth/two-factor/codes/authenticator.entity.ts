import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../../account/account.entity.ts';

/** An account's authenticator app. Secrets are encrypted with a key outside the database. */
@Entity('authenticators')
export class Authenticator {
  @PrimaryColumn({ type: 'uuid' })
  accountId: string;

  @OneToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn()
  account?: Relation<Account>;

  /** Null until a code is confirmed. */
  @Column({ type: 'bytea', nullable: true })
  secret: Buffer | null;

  /** A secret that was shown and is not confirmed yet. */
  @Column({ type: 'bytea', nullable: true })
  pending: Buffer | null;

  /** Time step of the last accepted code: no code is accepted twice. */
  @Column({ type: 'bigint', default: 0 })
  lastStep: string;

  @Column({ type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}
