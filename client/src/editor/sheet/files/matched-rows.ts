import type { Project } from '#shared/content/documents/projects';
import { oneLine } from '../cells/cell-text.ts';
import type { Matching } from './match-columns.ts';

/** A row of a file, with its id if the file has one. */
type FileRow = Pick<Project, 'project' | 'location'> & { id?: number };

const plain = (text: string | null) => oneLine(text ?? '').toLowerCase();

/** Equal for rows that are the same project. */
export const projectIdentity = ({ project, location }: FileRow): string => `${plain(project)}\n${plain(location)}`;

/** The key to match rows by; undefined if a row has none. */
type MatchKey = (row: FileRow) => string | undefined;

const id: MatchKey = (row) => row.id?.toString();

/** Most reliable first. The id alone is not enough, because a row copied in the file has the original's id. */
const matchKeysFor = (matching: Matching): MatchKey[] => {
  const name: MatchKey = matching.includes('location') ? projectIdentity : ({ project }) => plain(project);
  return [(row) => id(row) && `${id(row)}\n${name(row)}`, id, name];
};

function groupedBy(rows: readonly Project[], sign: MatchKey) {
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
  sought: readonly FileRow[],
  rows: readonly Project[],
  matching: Matching,
): (Project | undefined)[] {
  const found: (Project | undefined)[] = sought.map(() => undefined);
  for (const sign of matchKeysFor(matching)) {
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
