import { Column, Entity, PrimaryColumn } from 'typeorm';

const IN_KEY = { primaryKeyConstraintName: 'PK_visit_totals' };

export type Dimension = 'page' | 'referrer' | 'device';

/**
 * How many visits of a day began on a page, came from another site or used a kind of device. Separate totals, so that no row tells two
 * things about a visit.
 */
@Entity('visit_totals')
export class VisitTotal {
  /** At the office. */
  @PrimaryColumn({ type: 'date', ...IN_KEY })
  day: string;

  @PrimaryColumn({ type: 'varchar', length: 10, ...IN_KEY })
  dimension: Dimension;

  @PrimaryColumn({ type: 'varchar', length: 200, ...IN_KEY })
  value: string;

  @Column({ type: 'integer' })
  visits: number;
}
