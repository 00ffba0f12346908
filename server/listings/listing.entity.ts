import { CreateDateColumn, DeleteDateColumn, PrimaryGeneratedColumn, UpdateDateColumn } from 'typeorm';

/** A row that the admin edits and visitors read. Deleting sets `deletedAt`, so that the row can be restored. */
export abstract class Listing {
  @PrimaryGeneratedColumn('uuid', { name: 'id' })
  _id: string;

  @CreateDateColumn({ type: 'timestamptz', select: false })
  createdAt: Date;

  @UpdateDateColumn({ type: 'timestamptz', select: false })
  updatedAt: Date;

  @DeleteDateColumn({ type: 'timestamptz', nullable: true, select: false })
  deletedAt: Date | null;
}
