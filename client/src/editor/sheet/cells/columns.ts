import type { z } from 'zod';
import type { Control } from '#shared/content/fields/fields';
import { PROJECT, type Project } from '#shared/content/documents/projects';
import { definitionOf, metaOf } from '#shared/content/fields/schema-walk';
import { fieldsOf, isNullable, type Kind, kindOf, titleOf } from '../../fields/schema-kind.ts';

/** A column of the sheet: a field of the project schema. */
export interface Column {
  key: keyof Project;
  title: string;
  hint?: string;
  kind: Kind;
  control?: Control;
  schema: z.ZodType;
  /** The value of an empty cell. */
  empty: null | undefined | '';
}

const emptyOf = (schema: z.ZodType) =>
  definitionOf(schema).type === 'optional' ? undefined : isNullable(schema) ? null : '';

/** Without lists, which do not fit into a cell; the row's form has them. */
const FIELDS = fieldsOf(PROJECT).filter(([, schema]) => kindOf(schema) !== 'list');

/** In schema order. */
export const COLUMNS: readonly Column[] = FIELDS.map(([key, schema]) => ({
  key: key as keyof Project,
  title: titleOf(schema),
  hint: metaOf(schema)?.description,
  kind: kindOf(schema),
  control: metaOf(schema)?.control,
  schema,
  empty: emptyOf(schema),
}));

/** Returns a project with another value in a field; undefined removes the field. */
export function withCell(row: Project, key: keyof Project, value: unknown): Project {
  const { [key]: _gone, ...others } = row;
  return (value === undefined ? others : { ...row, [key]: value }) as Project;
}

const blankCells = COLUMNS.filter(({ empty }) => empty !== undefined).map(({ key, empty }) => [key, empty]);

export const blankRow = (id: number): Project => ({ ...(Object.fromEntries(blankCells) as Project), id });

/** The range of the random offset of new ids. */
const DRAWN_FROM = 1_000_000;

/**
 * Ids for new projects of a period. They start at a random offset above the existing ids, because two people who add rows at
 * the same time would otherwise use the same ids.
 */
export function newIds(taken: readonly Project[], count: number): number[] {
  const highest = taken.reduce((most, { id }) => Math.max(most, id), 0);
  const first = highest + 1 + Math.floor(Math.random() * DRAWN_FROM);
  return Array.from({ length: count }, (_, index) => first + index);
}
