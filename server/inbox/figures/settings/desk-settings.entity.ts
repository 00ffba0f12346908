import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

/** What the office has chosen for its mails: the table holds one row, or none while nothing was chosen. */
@Entity('desk_settings')
@Check('desk_settings_is_single', `"id" = 1`)
export class DeskSettings {
  @PrimaryColumn({ type: 'smallint', default: 1, primaryKeyConstraintName: 'PK_desk_settings' })
  id: number;

  /** Whether the figures of a week are mailed on Monday. */
  @Column({ type: 'boolean', default: true })
  weeklyMail: boolean;

  /** Whether a mail in the morning names what waits for an answer for too long. */
  @Column({ type: 'boolean', default: true })
  waitingMail: boolean;
}
