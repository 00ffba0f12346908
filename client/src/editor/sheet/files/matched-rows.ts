import type { Project } from '#shared/content/documents/projects';
import { oneLine } from '../cells/cell-text.ts';
import type { Matching } from './match-columns.ts';

/** A row of a file, with its id if the file has one. */
type Sought = Pick<Project, 'project' | 'location'> & { id?: number };

const plain = (text: string | null) => oneLine(text ?? '').toLowerCase();

/** Equal for rows that are the same project. */
export const sameness = ({ project, location }: Sought): string => `${plain(project)}\n${plain(location)}`;

/** The key to match rows by; undefined if a row has none. */
type Sign = (row: Sought) => string | undefined;

const id: Sign = (row) => row.id?.toString();

/** Most reliable first. The id alone is not enough, because a row copied in the file has the original's id. */
const signsIn = (matching: Matching): Sign[] => {
  const name: Sign = matching.includes('location') ? sameness : ({ project }) => plain(project);
  return [(row) => id(row) && `${id(row)}\n${name(row)}`, id, name];
};

function groupedBy(rows: readonly Project[], sign: Sign) {
  const groups = new Map<string | undefined, Project[]>();
  for (const row of rows) {
    const key = sign(row);
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** Finds the existing row for each row of a file, if any. An existing row is matched at most once. */
export function matchedRows(
  sought: readonly Sought[],
  rows: readonly Project[],
  matching: Matching,
): (Project | undefined)[] {
  const found: (Project | undefined)[] = sought.map(() => undefined);
  for (const sign of signsIn(matching)) {
    const used = new Set(found);
    const groups = groupedBy(
      rows.filter((row) => !used.has(row)),
      sign,
    );
    sought.forEach((row, index) => {
      const key = sign(row);
      if (key !== undefined) found[index] ??= groups.get(key)?.shift();
    });
  }
  return found;
}
