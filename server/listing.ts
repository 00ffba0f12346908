import {
  CreateDateColumn,
  DeleteDateColumn,
  type FindOptionsOrder,
  type FindOptionsWhere,
  IsNull,
  PrimaryGeneratedColumn,
  type Repository,
  UpdateDateColumn,
  type ValueTransformer,
} from 'typeorm';
import { ERRORS } from '#shared/error-messages';
import { rowTag } from '#shared/listings/row-tag';
import { Problem } from './http/errors/problem.ts';

/** Reads NULL as undefined, so that responses omit the key. Writes an empty string as NULL. */
export const OPTIONAL_TEXT: ValueTransformer = {
  to: (text?: string) => (text === '' ? null : (text ?? null)),
  from: (text: string | null) => text ?? undefined,
};

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

/** `If-Match: *` matches any existing row. */
const ANY = '*';

/**
 * A public list and the admin's changes to it, shared by rentals, jobs and reply templates. `Input` is the body of
 * POST and PUT; a PUT replaces the whole row.
 *
 * Each change runs in a transaction. A statement that PostgreSQL runs after its connection was abandoned is never
 * committed, so it cannot undo a later change.
 */
export abstract class ListingService<Input extends object, Row extends Listing & Input> {
  protected constructor(
    private readonly rows: Repository<Row>,
    /** The rules of a row's fields, by name. */
    private readonly rules: object,
    private readonly order: 'oldest first' | 'newest first',
    /** Called after each change, before the response. */
    private readonly changed: () => void,
  ) {}

  list(): Promise<Row[]> {
    const direction = this.order === 'oldest first' ? 'ASC' : 'DESC';
    return this.rows.find({ order: { createdAt: direction, _id: direction } as FindOptionsOrder<Row> });
  }

  async create(input: Input): Promise<Input & { _id: string }> {
    const { identifiers } = await this.change((rows) => rows.insert({ ...input }));
    this.changed();
    return { _id: (identifiers[0] as Listing)._id, ...input };
  }

  /**
   * @param seen the tag of the row (If-Match); without it, the row is replaced unconditionally
   * @throws Problem 404; 409 when the row has changed since
   */
  async replace(id: string, input: Input, seen?: string): Promise<Input & { _id: string }> {
    const { affected } = await this.change(async (rows) => {
      if (seen !== undefined) await this.mustBe(seen, rows, id);
      return rows.update(this.existing(id), { ...input });
    });
    this.mustHaveChanged(affected);
    return { _id: id, ...input };
  }

  /** @throws Problem 404 */
  async remove(id: string): Promise<void> {
    const { affected } = await this.change((rows) => rows.softDelete(this.existing(id)));
    this.mustHaveChanged(affected);
  }

  /** Restores a deleted row; a row that is not deleted stays unchanged. @throws Problem 404 */
  async restore(id: string): Promise<Row> {
    await this.change((rows) => rows.restore({ _id: id } as FindOptionsWhere<Row>));
    this.changed();
    const row = await this.rows.findOneBy(this.existing(id));
    if (!row) throw new Problem(404, ERRORS.notFound);
    return row;
  }

  private change<Result>(work: (rows: Repository<Row>) => Promise<Result>): Promise<Result> {
    const { manager, target } = this.rows;
    return manager.transaction((transaction) => work(transaction.getRepository(target)));
  }

  private existing(id: string): FindOptionsWhere<Row> {
    return { _id: id, deletedAt: IsNull() } as FindOptionsWhere<Row>;
  }

  private async mustBe(seen: string, rows: Repository<Row>, id: string): Promise<void> {
    const row = await rows.findOne({ where: this.existing(id), lock: { mode: 'pessimistic_write' } });
    if (row && seen !== ANY && seen !== rowTag(row, this.rules)) throw new Problem(409, ERRORS.rowChanged);
  }

  private mustHaveChanged(affected: number | null | undefined): void {
    if (!affected) throw new Problem(404, ERRORS.notFound);
    this.changed();
  }
}
