import { Column, Entity, PrimaryColumn } from 'typeorm';

/**
 * Counters that replicas share, in the format of rate-limiter-flexible. The table is unlogged: counting needs no
 * flush to disk, and the counts may be lost in a crash of the database.
 */
@Entity('rate_limits')
export class RateLimit {
  @PrimaryColumn({ type: 'varchar', length: 255 })
  key: string;

  @Column({ type: 'integer', default: 0 })
  points: number;

  /** Milliseconds since 1970. */
  @Column({ type: 'bigint', nullable: true })
  expire: string | null;
}
