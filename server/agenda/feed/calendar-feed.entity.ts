import { Check, Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The secret address of the calendar of meetings: the table holds one row, or none. */
@Entity('calendar_feed')
@Check('calendar_feed_is_single', `"id" = 1`)
export class CalendarFeed {
  @PrimaryColumn({ type: 'smallint', default: 1, primaryKeyConstraintName: 'PK_calendar_feed' })
  id: number;

  /** SHA-256 of the secret in the address, which is shown once. */
  @Column({ name: 'secret_hash', type: 'bytea' })
  secretHash: Buffer;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
