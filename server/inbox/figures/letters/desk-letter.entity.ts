import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const KEY = 'PK_desk_letters';

export const DESK_LETTERS = ['week', 'waiting'] as const;
export type DeskLetterKind = (typeof DESK_LETTERS)[number];

/** A mail to the office about its own work that was begun or sent: one of a kind and day. */
@Entity('desk_letters')
@Check('desk_letters_kind', `"kind" IN ('${DESK_LETTERS.join(`', '`)}')`)
export class DeskLetter {
  @PrimaryColumn({ type: 'varchar', length: 10, primaryKeyConstraintName: KEY })
  kind: DeskLetterKind;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: KEY })
  day: string;

  /** Until then one process is sending it. */
  @Column({ type: 'timestamptz' })
  leasedUntil: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
