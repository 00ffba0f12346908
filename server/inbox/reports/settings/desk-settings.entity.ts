import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** The office's choice of mails. The table holds one row, or none before the first choice. */
@Entity('desk_settings')
@Check('desk_settings_is_single', `"id" = 1`)
export class DeskSettings {
  @PrimaryColumn({ type: 'smallint', default: 1, primaryKeyConstraintName: 'PK_desk_settings' })
  id: number;

  /** Whether the figures of a week are mailed on Monday. */
  @Column({ type: 'boolean', default: true })
  weeklyMail: boolean;

  /** Whether submissions that have been unanswered too long are mailed in the morning. */
  @Column({ type: 'boolean', default: true })
  waitingMail: boolean;
}
