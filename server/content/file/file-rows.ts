import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { type DataSource, type EntityManager, type EntityTarget, In, type ObjectLiteral } from 'typeorm';
import type { ContentImport } from '#shared/content/contract';
import { isUploaded } from '#shared/content/pictures/named-pictures';
import { deepEqual } from '#shared/content/deep-equal';
import { type FieldRule, fieldProblem, normaliseField } from '#shared/rules';
import { unknownField } from '../../http/body/plain-input.ts';
import type { PublicList } from '../../http/cache/list-cache.ts';
import { Problem } from '../../http/errors/problem.ts';
import type { RowLine } from './format.ts';

type Fields = RowLine['fields'];

/** A public list whose rows move with the content. */
export interface FileList {
  list: PublicList;
  entity: EntityTarget<ObjectLiteral>;
  rules: Readonly<Record<string, FieldRule>>;
  /** Oldest first. */
  sample: readonly object[];
  /** @throws Problem 400 for a row that cannot be stored */
  clean?: (row: Fields) => Promise<object>;
  /** Called after a commit that has changed the list. */
  changed: () => void;
}

/** UTC with microseconds. */
const CREATED = `to_char(item.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"')`;

/** The texts of a row that are not empty. */
const textsOf = ({ rules }: FileList, row: ObjectLiteral): Fields =>
  Object.fromEntries(
    Object.keys(rules)
      .map((field) => [field, row[field] as unknown] as const)
      .filter((entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1] !== ''),
  );

/** The rows of the public lists in a content file. Their features add themselves at startup, because content/ does not import them. */
@Injectable()
export class FileRows {
  private readonly lists: FileList[] = [];

  constructor(@InjectDataSource() private readonly database: DataSource) {}

  add(list: FileList): void {
    this.lists.push(list);
  }

  /** All rows of the site, closed jobs included. */
  async all(): Promise<RowLine[]> {
    const rows: RowLine[] = [];
    for (const list of this.lists) rows.push(...(await this.rowsOf(this.database.manager, list)));
    return rows;
  }

  /** The rows that a new site may show. */
  sample(): RowLine[] {
    const now = Date.now();
    return this.lists.flatMap((list) =>
      list.sample.map((row, index) => ({
        ...{ list: list.list, id: randomUUID(), createdAt: new Date(now + index).toISOString() },
        fields: textsOf(list, row),
      })),
    );
  }

  /** The pictures of the library that rows show. */
  picturesOf(rows: RowLine[]): string[] {
    return rows.flatMap(({ fields: { picture = '' } }) => (isUploaded(picture) ? [picture] : []));
  }

  /** The row as it is stored. @throws Problem 400 */
  async checked(row: RowLine): Promise<RowLine> {
    const list = this.lists.find((one) => one.list === row.list)!;
    const fields = Object.entries(row.fields).map(([field, value]) => {
      if (!Object.hasOwn(list.rules, field)) throw new Problem(400, [unknownField(field)]);
      return [field, normaliseField(value, list.rules[field])] as const;
    });
    const values = Object.fromEntries(fields) as Fields;
    const problems = Object.entries(list.rules).flatMap(([field, rule]) => fieldProblem(values[field], rule) ?? []);
    if (problems.length > 0) throw new Problem(400, problems);
    return { ...row, fields: textsOf(list, (await list.clean?.(values)) ?? values) };
  }

  /** Takes over each list of which the site has no rows of its own. Those of the sample make way; they can be restored. */
  async takeOver(manager: EntityManager, rows: RowLine[]): Promise<ContentImport['rows']> {
    const taken: ContentImport['rows'] = { rentals: 0, jobs: 0, kept: [] };
    for (const list of this.lists) {
      const [own, others] = [await this.rowsOf(manager, list), rows.filter((row) => row.list === list.list)];
      if (own.some((row) => !this.isOfSample(list, row))) {
        if (!deepEqual(own, others)) taken.kept.push(list.list);
        continue;
      }
      await manager.softDelete(list.entity, { _id: In(own.map(({ id }) => id)) });
      // a row that was imported before and deleted since
      await manager.delete(list.entity, { _id: In(others.map(({ id }) => id)) });
      for (const { id, createdAt, fields } of others) {
        const time = () => `'${createdAt}'::timestamptz`;
        await manager.insert(list.entity, { ...fields, _id: id, createdAt: time });
      }
      taken[list.list] = others.length;
    }
    return taken;
  }

  /** To be called after the commit. */
  changed(): void {
    for (const { changed } of this.lists) changed();
  }

  private isOfSample(list: FileList, { fields }: RowLine): boolean {
    return list.sample.some((row) => deepEqual(textsOf(list, row), fields));
  }

  private async rowsOf(manager: EntityManager, list: FileList): Promise<RowLine[]> {
    const query = manager.createQueryBuilder(list.entity, 'item').addSelect(CREATED, 'created');
    const oldestFirst = query.orderBy('item.createdAt', 'ASC').addOrderBy('item._id', 'ASC');
    const { entities, raw } = await oldestFirst.getRawAndEntities<{ created: string }>();
    return entities.map((row, index) => ({
      ...{ list: list.list, id: String(row._id), createdAt: raw[index].created },
      fields: textsOf(list, row),
    }));
  }
}
