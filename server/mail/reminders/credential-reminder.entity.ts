import { Column, Entity, PrimaryColumn } from 'typeorm';

const KEY = 'PK_credential_reminders';

/** A reminder that was begun or sent. One of a credential that was renewed is another: the last day is a part of its key. */
@Entity('credential_reminders')
export class CredentialReminder {
  @PrimaryColumn({ type: 'varchar', length: 60, primaryKeyConstraintName: KEY })
  credential: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: KEY })
  validTo: string;

  /** How many days before the end it is due. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: KEY })
  daysBefore: number;

  /** Until then one process is sending it. */
  @Column({ type: 'timestamptz' })
  leasedUntil: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
