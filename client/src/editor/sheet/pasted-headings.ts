import { type Column, COLUMNS } from './cells/columns.ts';
import { findHeadings } from './files/match-columns.ts';
import type { Range, Written } from './rows.ts';

/** Fewer may be words of a project. */
const FEWEST = 2;

interface PastedTable {
  place: Range;
  cells: Written[];
  /** Headings of columns that the sheet does not have. */
  leftOut: string[];
}

/** What a block with headings writes from a row on; undefined for a block that has none. */
export function pastedByHeadings(block: readonly (readonly string[])[], top: number): PastedTable | undefined {
  const { row, matching } = findHeadings(block);
  const known = matching.flatMap((key, at): [number, Column][] => {
    const column = COLUMNS.find((one) => one.key === key);
    return column ? [[at, column]] : [];
  });
  if (row < 0 || known.length < FEWEST) return undefined;
  const rows = block.slice(row + 1).filter((texts) => texts.some((text) => text.trim() !== ''));
  if (rows.length === 0) return undefined;
  const columns = known.map(([, column]) => COLUMNS.indexOf(column));
  return {
    place: { top, bottom: top + rows.length - 1, left: Math.min(...columns), right: Math.max(...columns) },
    cells: rows.flatMap((texts, down) => known.map(([at, column]): Written => [top + down, column, texts[at] ?? ''])),
    leftOut: block[row].filter((heading, at) => heading.trim() !== '' && !known.some(([one]) => one === at)),
  };
}
