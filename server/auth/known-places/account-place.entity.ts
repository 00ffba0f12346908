import { Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Account } from '../account/account.entity.ts';
import { KnownPlace } from './known-place.entity.ts';

/** An account that has signed in at a place: several may share a browser. */
@Entity('account_places')
export class AccountPlace {
  @PrimaryColumn({ name: 'token_hash', type: 'varchar', length: 43 })
  tokenHash: string;

  @PrimaryColumn({ name: 'account_id', type: 'uuid' })
  accountId: string;

  @ManyToOne(() => KnownPlace, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'token_hash' })
  place?: Relation<KnownPlace>;

  @ManyToOne(() => Account, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'account_id' })
  account?: Relation<Account>;

  /** Until then the account is not asked for its second key here. */
  @Column({ name: 'remembered_until', type: 'timestamptz', nullable: true })
  rememberedUntil: Date | null;
}
