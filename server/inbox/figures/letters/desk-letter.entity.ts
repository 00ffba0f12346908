import { Check, Column, Entity, PrimaryColumn } from 'typeorm';

const KEY = 'PK_desk_letters';

export const DESK_LETTERS = ['week', 'waiting'] as const;
export type DeskLetterKind = (typeof DESK_LETTERS)[number];

/** A mail to the office about its own work that is being sent or was sent: at most one per kind and day. */
@Entity('desk_letters')
@Check('desk_letters_kind', `"kind" IN ('${DESK_LETTERS.join(`', '`)}')`)
export class DeskLetter {
  @PrimaryColumn({ type: 'varchar', length: 10, primaryKeyConstraintName: KEY })
  kind: DeskLetterKind;

  @PrimaryColumn({ type: 'date', primaryKeyConstraintName: KEY })
  day: string;

  /** End of the lease of the process that sends it. */
  @Column({ type: 'timestamptz' })
  leasedUntil: Date;

  @Column({ type: 'timestamptz', nullable: true })
  sentAt: Date | null;
}
