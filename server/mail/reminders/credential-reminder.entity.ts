import { Column, Entity, PrimaryColumn } from 'typeorm';

const KEY = 'PK_credential_reminders';

/** A reminder that was begun or sent. The last day is part of the key, so that a renewed credential gets new reminders. */
@Entity('credential_reminders')
export class CredentialReminder {
  @PrimaryColumn({ type: 'varchar', length: 60, primaryKeyConstraintName: KEY })
  credential: string;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: KEY })
  validTo: string;

  /** Days before the last day. */
  @PrimaryColumn({ type: 'smallint', primaryKeyConstraintName: KEY })
  daysBefore: number;

  /** Lease of the process that sends it. */
  @Column({ type: 'timestamptz' })
  leasedUntil: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
